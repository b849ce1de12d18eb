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

/** Loader: the configuration as the browser needs it. */
export default function slimConfig(source) {
  const config = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  for (const key of buildOnly) delete config[key];
  // Code is highlighted at build time, and of what Docusaurus has ahead of its next version the browser asks for the router alone.
  if (config.themeConfig?.prism) delete config.themeConfig.prism;
  if (config.future) config.future = {experimental_router: config.future.experimental_router};
  return `export default ${JSON.stringify(config)};`;
}
