import {readFileSync} from 'node:fs';
import ts from 'typescript';

const literal = (node) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

/** Initializer of a property of an object, or of an attribute of an element. */
const valueOf = (list, name) => list.find((entry) => entry.name?.getText() === name)?.initializer;

/** Text of an element's children, as Docusaurus extracts it: one text, alone or as an expression. */
function textOf({children}) {
  const [child] = children.filter((node) => !ts.isJsxText(node) || node.text.trim());
  if (child && ts.isJsxExpression(child)) return literal(child.expression);
  return child && ts.isJsxText(child) ? child.text.trim().replace(/\s+/g, ' ') : undefined;
}

/**
 * Place and key of a label, `translate({message})` or `<Translate>…</Translate>`. The key is the ID, or else the English text.
 * @returns {{id?: ts.Node, text?: string, from: number, to: number, isElement: boolean} | undefined}
 */
function labelAt(node) {
  if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
    const properties = node.arguments[0]?.properties ?? [];
    const message = valueOf(properties, 'message');
    if (!message) return undefined;
    const [from, to] = [message.getStart(), message.getEnd()];
    return {id: valueOf(properties, 'id'), text: literal(message), from, to, isElement: false};
  }
  if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
    const [from, to] = [node.openingElement.getEnd(), node.closingElement.getStart()];
    const id = valueOf(node.openingElement.attributes.properties, 'id');
    return {id, text: textOf(node), from, to, isElement: true};
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
  const {ESNext} = ts.ScriptTarget;
  const file = ts.createSourceFile('x.tsx', source, ESNext, true, ts.ScriptKind.TSX);
  const changes = [];
  const visit = (node) => {
    const label = labelAt(node);
    // A computed ID has no translation.
    const translation = label && labels[label.id ? literal(label.id) : label.text];
    if (translation !== undefined) changes.push({...label, text: JSON.stringify(translation)});
    ts.forEachChild(node, visit);
  };
  visit(file);
  // From the end, so that places stay what they are.
  changes.sort((a, b) => b.from - a.from);
  let inlined = source;
  for (const {from, to, text, isElement} of changes)
    inlined = inlined.slice(0, from) + (isElement ? `{${text}}` : text) + inlined.slice(to);
  return inlined;
}

/** Loader: a component with the labels of the language that is being built. On the server, Docusaurus looks them up. */
export default function loader(source) {
  const {file} = this.getOptions();
  // The bundler's cache must know that a changed translation changes the component.
  this.addDependency(file);
  return inlineLabels(source, JSON.parse(readFileSync(file, 'utf8')));
}
