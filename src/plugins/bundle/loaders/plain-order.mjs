/**
 * Loader: sorts keys and paths by their characters. The first comparison by language loads the rules of the browser's language.
 */
export default function withPlainOrder(source) {
  return source.replace(/([\w[\].]+)\.localeCompare\(([\w[\].]+)\)/g, '($1 < $2 ? -1 : 1)');
}
