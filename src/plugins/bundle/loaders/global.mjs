/** Loader: what plugins give to all pages, without the list of documents. Only links that name a document or a version read it. */
export default function slimGlobalData(source) {
  const data = JSON.parse(source);
  for (const {versions} of Object.values(data['docusaurus-plugin-content-docs']))
    for (const version of versions) version.docs = [];
  return JSON.stringify(data);
}
