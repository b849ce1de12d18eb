import ts from 'typescript';

/** Elements whose content can be plain HTML. `ApiText` passes its properties to one. */
const holders = new Set(['p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'blockquote', 'section', 'div', 'ApiText']);
/** Elements of Markdown that the theme brings to life. */
const alive = new Set(['details', 'Details', 'Head', 'mermaid']);
/** Components without behavior. The style sheet of each also comes with a component that stays: `ApiPage`, and `PageFilter` for `EnvVar`. */
const still = new Set([
  '_Fragment',
  'Answer',
  'Answers',
  'Contents',
  'EnvVar',
  'ErrorAnswer',
  'Errors',
  'Field',
  'Fields',
  'MoreFields',
  'Variant',
  'Variants',
]);
/** A shorter text is not worth an attribute. */
const minLength = 40;

/** @param {ts.Node} node @returns {node is ts.CallExpression} */
const isElement = (node) => ts.isCallExpression(node) && ts.isIdentifier(node.expression) && /^_jsxs?$/.test(node.expression.text);

/** Name of an element's type: `p` for `"p"` and `_components.p`, `CodeFrame` for the component. */
function nameOf(type) {
  if (ts.isStringLiteralLike(type) || ts.isIdentifier(type)) return type.text;
  return ts.isPropertyAccessExpression(type) && type.expression.getText() === '_components' ? type.name.text : '';
}

const isComponent = (type) => ts.isIdentifier(type);

/** Whether a part of a page is the same whenever it is drawn, and does nothing. */
function isStill(node) {
  if (isElement(node)) {
    const [type, ...rest] = node.arguments;
    const name = nameOf(type);
    return name !== '' && (isComponent(type) ? still.has(name) : !alive.has(name)) && rest.every(isStill);
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isStill);
  if (ts.isObjectLiteralExpression(node)) return node.properties.every((one) => ts.isPropertyAssignment(one) && isStill(one.initializer));
  return (
    ts.isStringLiteralLike(node) ||
    ts.isNumericLiteral(node) ||
    ts.isPrefixUnaryExpression(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind)
  );
}

const property = (props, name) => props.properties.find((one) => ts.isPropertyAssignment(one) && one.name.text === name);

/**
 * Finds the texts of a page: the outermost elements that hold nothing but still content, and the highlighted code of code blocks.
 * @param {string} source program of a page, as MDX compiles it
 * @returns {{name: string, props: ts.ObjectLiteralExpression, text: ts.PropertyAssignment}[]}
 */
function textsIn(source) {
  const file = ts.createSourceFile('page.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const texts = [];
  const visit = (node) => {
    if (isElement(node) && ts.isObjectLiteralExpression(node.arguments[1])) {
      const [type, props] = node.arguments;
      const name = nameOf(type);
      const text = property(props, name === 'CodeFrame' ? 'html' : 'children');
      const holds = name === 'CodeFrame' || holders.has(name);
      if (holds && text && text.getWidth() >= minLength && isStill(text.initializer)) {
        texts.push({name, props, text});
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

/**
 * Marks the texts of a page in its HTML, and takes them out of its script.
 * @param {string} source program of a page, as MDX compiles it
 * @param {(shape: string) => string} markOf mark of the page, from the kinds of its texts
 * @param {boolean} isServer whether the program writes the HTML
 * @param {object} extra what else the browser must know of the texts
 * @returns {string} the program with an attribute for each text, or with the places that `fill.tsx` fills in the browser
 */
export function markTexts(source, markOf, isServer, extra = {}) {
  const texts = textsIn(source);
  if (texts.length === 0) return source;
  const mark = markOf(texts.map(({name}) => name).join());
  const code = texts.reduceRight((program, {props, text}, index) => {
    const [from, to] = isServer ? [props.getStart() + 1, props.getStart() + 1] : [text.getStart(), text.getEnd()];
    const part = isServer ? `"data-text": "${mark}-${index.toString(36)}", ` : `...texts.parts[${index}]`;
    return program.slice(0, from) + part + program.slice(to);
  }, source);
  return isServer ? code : `${code}\nexport const texts = ${JSON.stringify({mark, count: texts.length, ...extra, parts: []})};\n`;
}
