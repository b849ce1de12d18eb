import {shortNames} from './names.mjs';

/**
 * Loader: the register of page parts with short names, and without what only the server-side rendering reads (the path and the weak id
 * of each part). Pages of Markdown and the list of releases get their texts from the HTML.
 * Source of the rule: @docusaurus/core lib/client/exports/ComponentCreator.js; the browser calls the first entry alone.
 */
export default function slimRegistry(source) {
  let slim = source.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']');
  for (const [name, short] of shortNames(source)) slim = slim.replaceAll(`"${name}"`, `"${short}"`);
  slim = slim.replace(/import\([^()]*\.mdx?(?:\?[^"]*)?"\)/g, '$&.then(withTexts)');
  slim = slim.replace(/import\([^()]*changelog\/p\/changelog-[0-9a-f]+\.json"\)/g, '$&.then(withReleases)');
  return `import {withReleases, withTexts} from '@site/src/lean/texts/fill';\n${slim}`;
}
