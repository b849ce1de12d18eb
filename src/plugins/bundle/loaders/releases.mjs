/** Loader: the list of releases without their texts, which are in the HTML of the list (see texts/fill.tsx). */
export default function slimReleases(source) {
  const data = JSON.parse(source);
  for (const release of data.releases) delete release.html;
  return JSON.stringify(data);
}
