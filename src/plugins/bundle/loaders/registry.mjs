import {shortNames} from './names.mjs';

/**
 * Loader: the register of page parts with short names. Pages of Markdown and the list of releases get their texts from the HTML.
 *
 * In the browser, without what only the server-side rendering reads (the path and the weak id of each part); the browser calls the first
 * entry alone. On the server, with the short name in the place of the path: Docusaurus looks up the scripts of a page by it, and finds none
 * by a path. With their scripts in the HTML, parts load beside the main script instead of after it. They are there when they are asked for,
 * and would all run in one task, so each runs in a task of its own.
 * Source of the rule: @docusaurus/core lib/client/exports/ComponentCreator.js and lib/ssg/ssgTemplate.js
 */
export default function slimRegistry(source) {
  const names = shortNames(source);
  if (this.getOptions().isServer)
    return source.replace(
      /^( {2}"([^"]+)": \[.*), "[^"]*", (require\.resolveWeak)/gm,
      (_all, start, name, weak) => `${start}, "${names.get(name)}", ${weak}`,
    );
  let slim = source.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']');
  for (const [name, short] of names) slim = slim.replaceAll(`"${name}"`, `"${short}"`);
  slim = slim.replace(/\(\) => (import\([^()]*\))/g, '() => soon(() => $1)');
  slim = slim.replace(/soon\(\(\) => import\([^()]*\.mdx?(?:\?[^"]*)?"\)\)/g, '$&.then(withTexts)');
  slim = slim.replace(
    /soon\(\(\) => import\([^()]*changelog\/p\/changelog-[0-9a-f]+\.json"\)\)/g,
    '$&.then(withReleases)',
  );
  return `import {soon} from '@site/src/plugins/bundle/soon';\nimport {withReleases, withTexts} from '@site/src/plugins/bundle/texts/fill';\n${slim}`;
}
