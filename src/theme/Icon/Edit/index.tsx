// Change: no icon next to the edit link; its words say it.
export default function IconEdit(): null {
  return null;
}
