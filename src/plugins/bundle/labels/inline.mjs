import ts from 'typescript';

const literal = (node) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

/** Property of an object, or attribute of an element, by its name. */
const named = (list, name) => list.find((entry) => entry.name?.getText() === name);

/** Source range of a label and of its description, for `translate({id, message})` and `<Translate id="…">…</Translate>`. */
function labelAt(node) {
  if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
    const [label] = node.arguments;
    if (!label || !ts.isObjectLiteralExpression(label)) return undefined;
    const message = named(label.properties, 'message')?.initializer;
    return {
      id: literal(named(label.properties, 'id')?.initializer),
      description: named(label.properties, 'description'),
      range: message && [message.getStart(), message.getEnd()],
      write: (text) => text,
    };
  }
  if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
    const {properties} = node.openingElement.attributes;
    return {
      id: literal(named(properties, 'id')?.initializer),
      description: named(properties, 'description'),
      range: [node.openingElement.getEnd(), node.closingElement.getStart()],
      write: (text) => `{${text}}`,
    };
  }
  return undefined;
}

/**
 * Writes translations into the source of a component, in the place of its English labels, and takes out the descriptions, which are for
 * translators.
 * @param {string} source TypeScript with JSX
 * @param {Record<string, string>} labels translations by ID
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
    const {id, description, range, write} = labelAt(node) ?? {};
    if (description) {
      const comma = /^\s*,/.exec(source.slice(description.getEnd()))?.[0].length ?? 0;
      changes.push({from: description.getStart(), to: description.getEnd() + comma, text: ''});
    }
    if (id && range && labels[id] !== undefined)
      changes.push({from: range[0], to: range[1], text: write(JSON.stringify(labels[id]))});
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
