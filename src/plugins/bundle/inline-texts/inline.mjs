import ts from 'typescript';

/**
 * Writes translations into the source of a component, in the place of the English texts of `translate({id, message})` and
 * `<Translate id="…">…</Translate>`, and takes out the descriptions, which are for translators.
 * @param {string} source TypeScript with JSX
 * @param {Record<string, string>} texts translations by id
 * @returns {{code: string, ids: string[]}} the new source, and the ids whose texts stand in it now
 */
export function inlineTexts(source, texts) {
  if (!source.includes('@docusaurus/Translate')) return {code: source, ids: []};
  const file = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  /** @type {{from: number, to: number, text: string}[]} */
  const changes = [];
  /** @type {string[]} */
  const ids = [];

  /** Notes that the text between two places is the one of an id. */
  const replace = (id, from, to, wrap) => {
    ids.push(id);
    if (texts[id] !== undefined) changes.push({from, to, text: wrap(JSON.stringify(texts[id]))});
  };
  /** Takes out a property or an attribute, with the comma behind it. */
  const remove = (node) => {
    if (!node) return;
    const comma = /^\s*,/.exec(source.slice(node.getEnd()))?.[0].length ?? 0;
    changes.push({from: node.getStart(), to: node.getEnd() + comma, text: ''});
  };
  const literal = (node) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

  /** @param {ts.CallExpression} node */
  function call(node) {
    const [argument] = node.arguments;
    if (
      !ts.isIdentifier(node.expression) ||
      node.expression.text !== 'translate' ||
      !argument ||
      !ts.isObjectLiteralExpression(argument)
    )
      return;
    const property = (name) =>
      argument.properties.find(
        (one) => ts.isPropertyAssignment(one) && one.name.getText() === name,
      );
    const id = literal(property('id')?.initializer);
    const message = property('message')?.initializer;
    remove(property('description'));
    if (id && message) replace(id, message.getStart(), message.getEnd(), (text) => text);
  }

  /** @param {ts.JsxElement} node */
  function element(node) {
    const {tagName, attributes} = node.openingElement;
    if (tagName.getText() !== 'Translate') return;
    const attribute = (name) =>
      attributes.properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === name);
    const id = literal(attribute('id')?.initializer);
    remove(attribute('description'));
    if (id)
      replace(
        id,
        node.openingElement.getEnd(),
        node.closingElement.getStart(),
        (text) => `{${text}}`,
      );
  }

  const visit = (node) => {
    if (ts.isCallExpression(node)) call(node);
    if (ts.isJsxElement(node)) element(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const code = changes
    .sort((a, b) => b.from - a.from)
    .reduce(
      (text, change) => text.slice(0, change.from) + change.text + text.slice(change.to),
      source,
    );
  return {code, ids};
}
