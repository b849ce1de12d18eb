import {readFileSync} from 'node:fs';
import path from 'node:path';
import {shortNames} from './registry.mjs';

/**
 * Short keys of routes. Docusaurus tells routes of the same path apart by three digits of a hash; a number does, and it costs nothing
 * where each path has one route.
 * @param {string[]} keys keys of .docusaurus/routesChunkNames.json, such as `/docs-3fa`
 * @returns {Map<string, string>} short key by key, such as `/docs-0`
 */
export function shortKeys(keys) {
  const paths = keys.map((key) => key.slice(0, key.lastIndexOf('-')));
  const numberOf = (index) => paths.slice(0, index).filter((path) => path === paths[index]).length;
  return new Map(keys.map((key, index) => [key, `${paths[index]}-${numberOf(index)}`]));
}

/** Loader: the parts of each page (`.docusaurus/routesChunkNames.json`) by the short names of the registry next to it. */
export default function shortenRouteParts(source) {
  const registry = path.join(path.dirname(this.resourcePath), 'registry.js');
  this.addDependency(registry);
  const names = shortNames(readFileSync(registry, 'utf8'));
  const routes = JSON.parse(source, (_key, value) => names.get(value) ?? value);
  const keys = shortKeys(Object.keys(routes));
  return JSON.stringify(
    Object.fromEntries(Object.entries(routes).map(([key, parts]) => [keys.get(key), parts])),
  );
}
