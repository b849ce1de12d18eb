/**
 * Short names of page parts: their numbers. Docusaurus names each part by eight digits of a hash, and each name stands four times in what
 * all pages load. A new page renumbers the parts behind it, so their files get new names.
 * @param {string} registry source of .docusaurus/registry.js
 * @returns {Map<string, string>} short name by name
 */
export function shortNames(registry) {
  const names = [...registry.matchAll(/^ {2}"([^"]+)": \[/gm)].map(([, name]) => name);
  if (names.length === 0)
    throw new Error(
      'The registry of page parts has another form than expected: see src/plugins/bundle/data/registry.mjs.',
    );
  return new Map(names.map((name, index) => [name, `p${index.toString(36)}`]));
}

/**
 * Loader: the registry of page parts (`.docusaurus/registry.js`).
 *
 * In the browser, with short names, and without the path and the weak ID of each part, which only the server reads. On the server, with
 * the short name in the place of the path: Docusaurus looks up the scripts and style sheets of a page by it, and finds none by a path,
 * so that a browser would learn of them from the main script only.
 * Source of the rule: @docusaurus/core lib/client/exports/ComponentCreator.js and lib/ssg/ssgTemplate.js
 *
 * With `inTasks`, each part runs in its own task (see patches/startup-tasks.ts).
 */
export default function shortenRegistry(source) {
  const {isServer, inTasks} = this.getOptions();
  const names = shortNames(source);
  if (isServer)
    return source.replace(
      /^( {2}"([^"]+)": \[.*), "[^"]*", (require\.resolveWeak)/gm,
      (_all, start, name, weak) => `${start}, "${names.get(name)}", ${weak}`,
    );
  let short = source.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']');
  for (const [name, shortName] of names) short = short.replaceAll(`"${name}"`, `"${shortName}"`);
  if (!inTasks) return short;
  short = short.replace(/\(\) => (import\([^()]*\))/g, '() => runInTask(() => $1)');
  return `import {runInTask} from '@site/src/plugins/bundle/patches/run-in-task';\n${short}`;
}
