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
  if (names.length === 0) throw new Error('The register of page parts has another form than expected: see src/plugins/lean-client/loaders/names.mjs.');
  const beginnings = names.map((name) => name.slice(0, length));
  return new Map(names.map((name, index) => [name, beginnings.filter((one) => one === beginnings[index]).length === 1 ? beginnings[index] : name]));
}
