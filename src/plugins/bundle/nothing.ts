/** Takes the place of a component that this site has no use for. */
export default function Nothing(): null {
  return null;
}
