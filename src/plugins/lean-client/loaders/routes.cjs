const {readFileSync} = require('node:fs');
const path = require('node:path');
const {shortNames} = require('./names.cjs');

/** Loader: the parts of each page, by the short names of the register beside the file. */
module.exports = function slimRoutes(source) {
  const register = path.join(path.dirname(this.resourcePath), 'registry.js');
  this.addDependency(register);
  const names = shortNames(readFileSync(register, 'utf8'));
  return JSON.stringify(JSON.parse(source, (_key, value) => (typeof value === 'string' ? (names.get(value) ?? value) : value)));
};
