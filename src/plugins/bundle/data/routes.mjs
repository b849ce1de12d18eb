import {readFileSync} from 'node:fs';
import path from 'node:path';
import {routeNumbers, shortNames} from './names.mjs';

/** Loader: the parts of each page, by the short names of the register next to the file and by the short keys of the routes. */
export default function slimRoutes(source) {
  const register = path.join(path.dirname(this.resourcePath), 'registry.js');
  this.addDependency(register);
  const names = shortNames(readFileSync(register, 'utf8'));
  const routes = JSON.parse(source, (_key, value) =>
    typeof value === 'string' ? (names.get(value) ?? value) : value,
  );
  const numbers = routeNumbers(Object.keys(routes));
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(routes).map(([key, parts]) => [
        key.replace(/[^-]+$/, numbers.get(key)),
        parts,
      ]),
    ),
  );
}
