import {readFileSync} from 'node:fs';
import path from 'node:path';
import {routeNumbers} from './names.mjs';

/**
 * Loader: the routes (`.docusaurus/routes.js`), by the short keys under which their parts stand. The component of a route is created when
 * the route is first read; the file creates those of all pages when the site starts.
 * Source of the rule: @docusaurus/core lib/client/exports/ComponentCreator.js asks for the parts of `<path>-<hash>`.
 */
export default function slimRouteKeys(source) {
  const parts = path.join(path.dirname(this.resourcePath), 'routesChunkNames.json');
  this.addDependency(parts);
  const numbers = routeNumbers(Object.keys(JSON.parse(readFileSync(parts, 'utf8'))));
  const lazy = source.replace(
    /component: ComponentCreator\('([^']+)', '([^']+)'\)/g,
    (_all, route, hash) =>
      `get component() { return componentOf('${route}', '${numbers.get(`${route}-${hash}`) ?? hash}'); }`,
  );
  return `${lazy}
const components = new Map();
function componentOf(path, key) {
  const name = path + '-' + key;
  if (!components.has(name)) components.set(name, ComponentCreator(path, key));
  return components.get(name);
}
`;
}
