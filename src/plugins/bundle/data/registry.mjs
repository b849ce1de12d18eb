import {shortNames} from './names.mjs';

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
export default function slimRegistry(source) {
  const {isServer, inTasks} = this.getOptions();
  const names = shortNames(source);
  if (isServer)
    return source.replace(
      /^( {2}"([^"]+)": \[.*), "[^"]*", (require\.resolveWeak)/gm,
      (_all, start, name, weak) => `${start}, "${names.get(name)}", ${weak}`,
    );
  let slim = source.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']');
  for (const [name, short] of names) slim = slim.replaceAll(`"${name}"`, `"${short}"`);
  if (!inTasks) return slim;
  slim = slim.replace(/\(\) => (import\([^()]*\))/g, '() => runInTask(() => $1)');
  return `import {runInTask} from '@site/src/plugins/bundle/patches/run-in-task';\n${slim}`;
}
