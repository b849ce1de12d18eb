/** Settings that only a build reads. */
const buildSettings = [
  ...['presets', 'plugins', 'themes', 'headTags', 'clientModules', 'scripts', 'stylesheets'],
  ...['staticDirectories', 'markdown', 'storage'],
];

/** Takes out of generated data what a browser doesn't read. */
const shorten = {
  config(config) {
    for (const setting of buildSettings) delete config[setting];
  },
  /** Labels of the site's own components are in the components: see labels/. */
  labels(labels) {
    for (const id of Object.keys(labels)) if (!id.startsWith('theme.')) delete labels[id];
  },
  /** The pages of a documentation plugin, which only a chooser of versions reads. */
  globalData(data) {
    for (const {versions} of Object.values(data['docusaurus-plugin-content-docs'] ?? {}))
      if (versions.length === 1) versions[0].docs = [];
  },
  /** The same list with descriptions, on each page, which only cards of pages read. */
  version({version}) {
    if (version?.docs) version.docs = {};
  },
};

/** Loader: makes generated JSON, or a module that exports some, smaller. The option `data` says what it is. */
export default function shortenJson(source) {
  const start = source.indexOf('{');
  const data = JSON.parse(source.slice(start, source.lastIndexOf('}') + 1));
  shorten[this.getOptions().data](data);
  return `${source.includes('export default {') ? 'export default ' : ''}${JSON.stringify(data)}`;
}
