import {shortNames} from './names.mjs';

/**
 * Loader: the register of page parts with short names, and without what only the server-side rendering reads (the path and the weak id
 * of each part).
 * Source of the rule: @docusaurus/core lib/client/exports/ComponentCreator.js; the browser calls the first entry alone.
 */
export default function slimRegistry(source) {
  let slim = source.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']');
  for (const [name, short] of shortNames(source)) slim = slim.replaceAll(`"${name}"`, `"${short}"`);
  return slim;
}
