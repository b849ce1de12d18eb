import {readFileSync} from 'node:fs';
import path from 'node:path';
import {routeNumbers} from './names.mjs';

/**
 * Loader: the routes, by the short keys under which their parts stand, with components that are made when a route is shown.
 * Source of the rule: @docusaurus/core lib/client/exports/ComponentCreator.js asks for the parts of `<path>-<hash>`.
 */
export default function slimRouteKeys(source) {
  const parts = path.join(path.dirname(this.resourcePath), 'routesChunkNames.json');
  this.addDependency(parts);
  const numbers = routeNumbers(Object.keys(JSON.parse(readFileSync(parts, 'utf8'))));
  const lazy = source.replace(
    "'@docusaurus/ComponentCreator'",
    "'@site/src/plugins/bundle/lazy-route'",
  );
  return lazy.replace(/ComponentCreator\('([^']+)', '([^']+)'\)/g, (call, route, hash) => {
    const number = numbers.get(`${route}-${hash}`);
    return number === undefined ? call : `ComponentCreator('${route}', '${number}')`;
  });
}
