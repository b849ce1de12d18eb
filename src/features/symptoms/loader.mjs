/** Bundler loader: the page as it is, made again when the symptoms that it lists change. */
export default function loader(source) {
  this.addDependency(this.getOptions().file);
  return source;
}
