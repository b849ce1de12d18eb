import type {CheerioAPI} from 'cheerio';
import type {Element, ElementContent} from 'hast';
import type {Html} from 'mdast';
import {toString} from 'mdast-util-to-string';
import rehypeRemark from 'rehype-remark';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';

type DomNode = ReturnType<CheerioAPI['root']>[number]['children'][number];

/** What a reader of Markdown has no use for. Of fields, only the boxes of a task list are content: they can't be checked. */
const chrome = [
  ...['nav', 'button', 'script', 'style', 'svg', 'input:not([type=checkbox][disabled])'],
  ...['[data-no-print]', '[data-no-twin]', '.hash-link'],
  ...['.theme-doc-footer', '.theme-edit-this-page'],
].join();

/** An element that Markdown has no other form for. */
const asHtml = (_: unknown, {tagName, children}: Element): Html => ({
  type: 'html',
  value: `<${tagName}>${toString({type: 'root', children})}</${tagName}>`,
});

const converter = remark()
  .use(rehypeRemark, {handlers: {sub: asHtml, sup: asHtml}})
  .use(remarkGfm)
  .use({settings: {bullet: '-', fences: true, rule: '-'}});

/** Syntax tree of parsed nodes, without comments. Converting the tree costs a third of what printing and parsing it again does. */
const treeOf = (nodes: DomNode[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{type: 'text', value: node.data}];
    if (!('attribs' in node)) return [];
    const children = treeOf(node.children);
    // Markdown has nothing that a span could become.
    if (node.name === 'span') return children;
    const {class: className, ...attributes} = node.attribs;
    const properties = {...attributes, className: className?.split(' ')};
    return [{type: 'element', tagName: node.name, properties, children}];
  });

/**
 * Markdown of a page's main part, made from the finished HTML so that it says what the page says. The page's title is its first heading.
 * @param $ parsed page, which is changed
 * @param siteUrl origin that relative links are resolved against
 * @returns null for a page without a main part
 */
export function twinOf($: CheerioAPI, siteUrl: string): string | null {
  const articles = $('main article');
  const main = $(articles.length === 1 ? articles : 'main').first();
  if (main.length === 0) return null;
  main.find(chrome).remove();
  main.find('input[checked]').attr('checked', 'checked');
  main.find('a[href^="/"]').attr('href', (_, href) => siteUrl + href);
  // A small image is part of the page itself; its description remains.
  for (const image of main.find('img[src^="data:"]').toArray())
    $(image).replaceWith($('<span>').text(image.attribs.alt ?? ''));
  // The elements of highlighted code are of no use to Markdown.
  for (const code of main.find('[data-language] code, code[data-language]').toArray()) {
    const language = $(code).closest('[data-language]').attr('data-language');
    $(code).text($(code).text()).attr('class', `language-${language}`);
  }
  const children = treeOf(main.get(0)!.children);
  const markdown = converter.stringify(converter.runSync({type: 'root', children})).trim();
  const heading = $('h1:first').text().trim();
  const titled = markdown.startsWith('# ') || !heading ? markdown : `# ${heading}\n\n${markdown}`;
  return `${titled}\n`;
}
