import {readFileSync} from 'node:fs';
import ts from 'typescript';

const literal = (node) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

/** Property of an object, or attribute of an element, by its name. */
const named = (list, name) => list.find((entry) => entry.name?.getText() === name);

/** Key of a translation, as Docusaurus chooses it; undefined for an ID that is computed. */
const keyOf = (id, text) => (id ? literal(id.initializer) : text);

/** Text of an element's children if it is one text, as Docusaurus extracts it. */
function textOf({children}) {
  const [child, ...others] = children.filter((node) => !ts.isJsxText(node) || node.text.trim());
  if (!child || others.length > 0) return undefined;
  if (ts.isJsxExpression(child)) return literal(child.expression);
  return ts.isJsxText(child) ? child.text.trim().replace(/\s+/g, ' ') : undefined;
}

/**
 * What to replace in a label, `translate({message})` or `<Translate>…</Translate>`, and how to write its translation there.
 * The key is the ID, or else the English text.
 */
function labelAt(node) {
  if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
    const [label] = node.arguments;
    if (!label || !ts.isObjectLiteralExpression(label)) return undefined;
    const message = named(label.properties, 'message')?.initializer;
    if (!message) return undefined;
    return {
      key: keyOf(named(label.properties, 'id'), literal(message)),
      from: message.getStart(),
      to: message.getEnd(),
      write: (text) => text,
    };
  }
  if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
    const {properties} = node.openingElement.attributes;
    return {
      key: keyOf(named(properties, 'id'), textOf(node)),
      from: node.openingElement.getEnd(),
      to: node.closingElement.getStart(),
      write: (text) => `{${text}}`,
    };
  }
  return undefined;
}

/**
 * Writes translations into the source of a component, in the place of its English labels.
 * @param {string} source TypeScript with JSX
 * @param {Record<string, string>} labels translations by the ID of a label, or by its English if it has none
 * @returns {string} the new source
 */
export function inlineLabels(source, labels) {
  if (!source.includes('@docusaurus/Translate')) return source;
  const file = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  /** @type {{from: number, to: number, text: string}[]} */
  const changes = [];
  const visit = (node) => {
    const {key, from, to, write} = labelAt(node) ?? {};
    if (labels[key] !== undefined)
      changes.push({from, to, text: write(JSON.stringify(labels[key]))});
    ts.forEachChild(node, visit);
  };
  visit(file);
  return changes
    .sort((a, b) => b.from - a.from)
    .reduce(
      (text, {from, to, text: label}) => text.slice(0, from) + label + text.slice(to),
      source,
    );
}

/** Loader: a component with the labels of the language that is being built. On the server, Docusaurus looks them up. */
export default function loader(source) {
  const {file} = this.getOptions();
  // The bundler's cache must know that a changed translation changes the component.
  this.addDependency(file);
  return inlineLabels(source, JSON.parse(readFileSync(file, 'utf8')));
}
