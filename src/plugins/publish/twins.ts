import type {CheerioAPI} from 'cheerio';
import type {Element, ElementContent, Root} from 'hast';
import type {Html} from 'mdast';
import {toString} from 'mdast-util-to-string';
import rehypeRemark from 'rehype-remark';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';

type DomNode = ReturnType<CheerioAPI['root']>[number]['children'][number];
type DomElement = Extract<DomNode, {attribs: object}>;

/** What a reader of Markdown has no use for: elements by name, attribute, and class. */
const chrome = {
  names: new Set(['nav', 'button', 'script', 'style', 'svg']),
  attributes: ['data-no-print', 'data-no-twin'],
  classes: /(?:^|\s)(?:hash-link|theme-doc-footer|theme-edit-this-page)(?:\s|$)/,
};

const isChrome = ({name, attribs}: DomElement): boolean =>
  chrome.names.has(name) ||
  // Of fields, only the boxes of a task list are content: they can't be checked.
  (name === 'input' && !(attribs.type === 'checkbox' && 'disabled' in attribs)) ||
  chrome.attributes.some((attribute) => attribute in attribs) ||
  chrome.classes.test(attribs.class ?? '');

/** Attributes that Markdown has a form for. */
const kept = ['align', 'alt', 'href', 'src', 'start', 'title'];

/** An element that Markdown has no other form for. */
const asHtml = (_: unknown, {tagName, children}: Element): Html => ({
  type: 'html',
  value: `<${tagName}>${toString({type: 'root', children})}</${tagName}>`,
});

const converter = remark()
  .use(rehypeRemark, {handlers: {sub: asHtml, sup: asHtml}})
  .use(remarkGfm)
  .use({settings: {bullet: '-', fences: true, rule: '-'}});

/** Text of highlighted code: its elements are of no use to Markdown, and are many. */
const textOf = (node: DomNode): string =>
  node.type === 'text' ? node.data : 'children' in node ? node.children.map(textOf).join('') : '';

/**
 * Syntax tree of a parsed element, without chrome and without the comments by which React marks where text begins. Converting the
 * tree costs a third of what printing and parsing it again does.
 */
function treeOf(element: DomElement, siteUrl: string, language?: string): Element {
  const {name, attribs} = element;
  const properties: Element['properties'] = {};
  for (const attribute of kept)
    if (attribs[attribute] !== undefined) properties[attribute] = attribs[attribute];
  if (name === 'input')
    Object.assign(properties, {type: 'checkbox', checked: 'checked' in attribs});
  // A small image is part of the page itself; its description remains.
  if (attribs.src?.startsWith('data:'))
    return {
      type: 'element',
      tagName: 'span',
      properties: {},
      children: [{type: 'text', value: attribs.alt ?? ''}],
    };
  if (attribs.href?.startsWith('/')) properties.href = siteUrl + attribs.href;
  const codeLanguage = attribs['data-language'] ?? language;
  if (name === 'code' && codeLanguage) {
    return {
      type: 'element',
      tagName: name,
      properties: {className: [`language-${codeLanguage}`]},
      children: [{type: 'text', value: textOf(element)}],
    };
  }
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [{type: 'text', value: child.data}];
    if (!('attribs' in child) || isChrome(child)) return [];
    const tree = treeOf(child, siteUrl, codeLanguage);
    return child.name === 'span' ? tree.children : [tree];
  });
  return {type: 'element', tagName: name, properties, children};
}

/**
 * Markdown of a page's main part, made from the finished HTML so that it says what the page says. The page's title is its first heading.
 * @param siteUrl origin that relative links are resolved against
 * @returns null for a page without a main part
 */
export function twinOf($: CheerioAPI, siteUrl: string): string | null {
  const articles = $('main article');
  const main = (articles.length === 1 ? articles : $('main')).get(0);
  if (!main) return null;
  const tree: Root = {type: 'root', children: treeOf(main as DomElement, siteUrl).children};
  const markdown = converter.stringify(converter.runSync(tree)).trim();
  const heading = $('h1:first').text().trim();
  const titled = markdown.startsWith('# ') || !heading ? markdown : `# ${heading}\n\n${markdown}`;
  return `${titled}\n`;
}
