import {readFileSync} from 'node:fs';
import {inlineLabels} from './inline.mjs';

/** Loader: a component with the labels of the language that is being built. On the server, Docusaurus looks them up. */
export default function loader(source) {
  const {file} = this.getOptions();
  // The bundler's cache must know that a changed translation changes the component.
  this.addDependency(file);
  return inlineLabels(source, JSON.parse(readFileSync(file, 'utf8')));
}
