/** Bundler loader: the page as it is, made again when a guide, the sidebar, or a label changes. */
export default function loader(source) {
  const {files, folders} = this.getOptions();
  for (const file of files) this.addDependency(file);
  for (const folder of folders) this.addContextDependency(folder);
  return source;
}
