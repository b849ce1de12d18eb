/**
 * Short names of page parts: their numbers. Docusaurus names each part by eight digits of a hash, and each name stands four times in what
 * all pages load. A new page renumbers the parts behind it, so their files get new names.
 * @param {string} register source of .docusaurus/registry.js
 * @returns {Map<string, string>} short name by name
 */
export function shortNames(register) {
  const names = [...register.matchAll(/^ {2}"([^"]+)": \[/gm)].map(([, name]) => name);
  if (names.length === 0)
    throw new Error(
      'The register of page parts has another form than expected: see src/plugins/bundle/data/names.mjs.',
    );
  return new Map(names.map((name, index) => [name, `p${index.toString(36)}`]));
}

/**
 * Short keys of routes. Docusaurus tells routes of the same path apart by three digits of a hash; a number does, and it costs nothing
 * where each path has one route.
 * @param {string[]} keys keys of .docusaurus/routesChunkNames.json, such as `/docs-3fa`
 * @returns {Map<string, string>} number by key
 */
export function routeNumbers(keys) {
  const paths = keys.map((key) => key.replace(/-[^-]+$/, ''));
  return new Map(
    keys.map((key, index) => [
      key,
      String(paths.slice(0, index).filter((path) => path === paths[index]).length),
    ]),
  );
}
