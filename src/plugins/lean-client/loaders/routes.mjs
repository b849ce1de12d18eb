import {readFileSync} from 'node:fs';
import path from 'node:path';
import {shortNames} from './names.mjs';

/** Loader: the parts of each page, by the short names of the register beside the file. */
export default function slimRoutes(source) {
  const register = path.join(path.dirname(this.resourcePath), 'registry.js');
  this.addDependency(register);
  const names = shortNames(readFileSync(register, 'utf8'));
  return JSON.stringify(JSON.parse(source, (_key, value) => (typeof value === 'string' ? (names.get(value) ?? value) : value)));
}
