import {readFileSync} from 'node:fs';
import path from 'node:path';
import {shortKeys} from './route-parts.mjs';

/**
 * Loader: the routes (`.docusaurus/routes.js`), by the short keys under which their parts stand, with components that are created when a
 * route is first read. Docusaurus creates those of all pages when the site starts.
 * Source of the rule: @docusaurus/core lib/client/exports/ComponentCreator.js asks for the parts of `<path>-<hash>`.
 */
export default function createWhenRead(source) {
  const parts = path.join(path.dirname(this.resourcePath), 'routesChunkNames.json');
  this.addDependency(parts);
  const keys = shortKeys(Object.keys(JSON.parse(readFileSync(parts, 'utf8'))));
  const routes = source.replace(
    /component: ComponentCreator\('([^']+)', '([^']+)'\)/g,
    (_all, route, hash) => {
      const number = keys.get(`${route}-${hash}`)?.slice(route.length + 1) ?? hash;
      return `get component() { return componentOf('${route}', '${number}'); }`;
    },
  );
  return `${routes}
const components = new Map();
function componentOf(path, number) {
  const key = path + '-' + number;
  if (!components.has(key)) components.set(key, ComponentCreator(path, number));
  return components.get(key);
}
`;
}
