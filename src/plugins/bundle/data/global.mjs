/**
 * Loader: what plugins give to all pages (`.docusaurus/globalData.json`), without the list of documents of an instance with one version.
 * Only a chooser of versions and items of the navigation bar that name a document read it: `keepsDocs` is for sites that have such items.
 */
export default function slimGlobalData(source) {
  if (this.getOptions().keepsDocs) return source;
  const data = JSON.parse(source);
  for (const {versions} of Object.values(data['docusaurus-plugin-content-docs'] ?? {}))
    if (versions.length === 1) versions[0].docs = [];
  return JSON.stringify(data);
}
