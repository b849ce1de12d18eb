/** Parts of the configuration that only a build reads. */
const buildOnly = [
  'presets',
  'plugins',
  'themes',
  'headTags',
  'clientModules',
  'scripts',
  'stylesheets',
  'staticDirectories',
  'markdown',
  'storage',
];

/** Loader: the configuration (`.docusaurus/docusaurus.config.mjs`) as the browser needs it. */
export default function slimConfig(source) {
  const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  for (const key of buildOnly) delete config[key];
  return `export default ${JSON.stringify(config)};`;
}
