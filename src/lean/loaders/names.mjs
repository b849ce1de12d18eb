/** Length of a short name: 16^5 names for some hundred parts. */
const length = 5;

/**
 * Short names of page parts. Docusaurus names each part by eight digits of a hash, and each name stands four times in what all pages
 * load.
 * @param {string} register source of .docusaurus/registry.js
 * @returns {Map<string, string>} short name by name; a name whose beginning is not its own stays as it is
 */
export function shortNames(register) {
  const names = [...register.matchAll(/^ {2}"([^"]+)": \[/gm)].map(([, name]) => name);
  if (names.length === 0) throw new Error('The register of page parts has another form than expected: see src/lean/loaders/names.mjs.');
  const beginnings = names.map((name) => name.slice(0, length));
  return new Map(
    names.map((name, index) => [name, beginnings.filter((one) => one === beginnings[index]).length === 1 ? beginnings[index] : name]),
  );
}

/**
 * Short keys of routes. Docusaurus tells routes of the same path apart by three digits of a hash; a number does, and it costs nothing
 * where each path has one route.
 * @param {string[]} keys keys of .docusaurus/routesChunkNames.json, such as `/docs-3fa`
 * @returns {Map<string, string>} number by key
 */
export function routeNumbers(keys) {
  const paths = keys.map((key) => key.replace(/-[^-]+$/, ''));
  return new Map(keys.map((key, index) => [key, String(paths.slice(0, index).filter((path) => path === paths[index]).length)]));
}
