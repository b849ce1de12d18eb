import {readFileSync} from 'node:fs';
import {inlineTexts} from './inline.mjs';

/** Bundler loader: the component with the texts of the language that is being built. */
export default function loader(source) {
  const {file} = this.getOptions();
  // The bundler's cache must know that a changed translation changes the component.
  this.addDependency(file);
  return inlineTexts(source, JSON.parse(readFileSync(file, 'utf8'))).code;
}
