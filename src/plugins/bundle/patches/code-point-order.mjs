/**
 * Patch, as a loader: modules of the framework that sort keys and paths while a page starts sort them by code points. The first
 * comparison by language makes the browser load the rules of its language.
 */
export const modules =
  /@docusaurus[\\/](?:plugin-content-docs[\\/]lib[\\/]client[\\/]docsClientUtils|theme-common[\\/]lib[\\/]utils[\\/]reactUtils)\.js$/;

export default function withCodePointOrder(source) {
  return source.replace(/([\w[\].]+)\.localeCompare\(([\w[\].]+)\)/g, '($1 < $2 ? -1 : 1)');
}
