/**
 * Loader: the translated labels (`.docusaurus/codeTranslations.json`) without those of the site's own components, which labels/loader.mjs
 * puts into the components. All pages load the rest.
 */
export default function slimLabels(source) {
  const labels = Object.entries(JSON.parse(source)).filter(([id]) => id.startsWith('theme.'));
  return JSON.stringify(Object.fromEntries(labels));
}
