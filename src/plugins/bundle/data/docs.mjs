/**
 * Loader: the sidebars of a version, without the list of all its pages, which every page would contain. Only cards of pages read it, in
 * `<DocCardList>` and on the index pages that Docusaurus generates: `keepsDocs` is for sites that have such cards.
 */
export default function slimDocs(source) {
  const data = JSON.parse(source);
  if (data.version?.docs && !this.getOptions().keepsDocs) data.version.docs = {};
  return JSON.stringify(data);
}
