import {parse} from 'acorn';
import {walk} from 'estree-walker';

/** Elements whose content can be plain HTML. `ApiText` passes its properties to one. */
const holders = new Set([
  'p',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'blockquote',
  'section',
  'div',
  'ApiText',
]);
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

/** Whether a node is a call of the JSX runtime. */
const isElement = ({type, callee}) => type === 'CallExpression' && /^_jsxs?$/.test(callee.name);

/** Name of an element's type: `p` for `"p"` and `_components.p`, `CodeFrame` for the component. */
function nameOf({type, value, name, object, property}) {
  if (type === 'Literal') return String(value);
  if (type === 'Identifier') return name;
  return type === 'MemberExpression' && object.name === '_components' ? property.name : '';
}

/** Whether a part of a page is the same whenever it is drawn, and does nothing. */
function isStill(node) {
  if (isElement(node)) {
    const [type, ...rest] = node.arguments;
    const name = nameOf(type);
    const isComponent = type.type === 'Identifier';
    return name !== '' && (isComponent ? still.has(name) : !alive.has(name)) && rest.every(isStill);
  }
  if (node.type === 'ArrayExpression') return node.elements.every(isStill);
  if (node.type === 'ObjectExpression')
    return node.properties.every((one) => one.type === 'Property' && isStill(one.value));
  return node.type === 'Literal' || (node.type === 'UnaryExpression' && isStill(node.argument));
}

const property = (props, name) =>
  props.properties.find(({key}) => key?.name === name || key?.value === name);

/**
 * Finds the texts of a page: the outermost elements that hold nothing but still content, and the highlighted code of code blocks.
 * @param {string} source program of a page, as MDX compiles it
 * @returns {{name: string, props: import('acorn').ObjectExpression, text: import('acorn').Property}[]}
 */
function textsIn(source) {
  const texts = [];
  walk(parse(source, {ecmaVersion: 'latest', sourceType: 'module'}), {
    enter(node) {
      if (!isElement(node) || node.arguments[1]?.type !== 'ObjectExpression') return;
      const [type, props] = node.arguments;
      const name = nameOf(type);
      const text = property(props, name === 'CodeFrame' ? 'html' : 'children');
      const holds = name === 'CodeFrame' || holders.has(name);
      if (holds && text && text.end - text.start >= minLength && isStill(text.value)) {
        texts.push({name, props, text});
        this.skip();
      }
    },
  });
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
    const [from, to] = isServer ? [props.start + 1, props.start + 1] : [text.start, text.end];
    const part = isServer
      ? `"data-text": "${mark}-${index.toString(36)}", `
      : `...texts.parts[${index}]`;
    return program.slice(0, from) + part + program.slice(to);
  }, source);
  return isServer
    ? code
    : `${code}\nexport const texts = ${JSON.stringify({mark, count: texts.length, ...extra, parts: []})};\n`;
}
