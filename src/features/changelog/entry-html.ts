import type {Element, Root as Html} from 'hast';
import type {Heading, Root} from 'mdast';
import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import {remark} from 'remark';
import {visit} from 'unist-util-visit';
import {Failure} from '../../node/report.ts';
import {rehypeKinds} from './rehype-kinds.ts';

/** ID at the end of a heading: `Added {/* #v1-22-added *\/}`. */
const idComment = /\s*\{\/\*\s*#([\w-]+)\s*\*\/\}\s*$/;

/** Takes the ID of a heading out of its text, as MDX does. */
function headingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading: Heading) => {
      const last = heading.children.at(-1);
      const id = last?.type === 'text' ? idComment.exec(last.value)?.[1] : undefined;
      if (!id || last?.type !== 'text') return;
      last.value = last.value.replace(idComment, '');
      heading.data = {...heading.data, hProperties: {id}};
    });
  };
}

/**
 * Adapts a release to the list, where its title has level 2: its kinds become headings of level 3, without IDs, which stay with the
 * release's page. Links get the base URL of the language.
 */
function adaptToList(baseUrl: string) {
  return (tree: Html): void => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'h2') {
        node.tagName = 'h3';
        delete node.properties.id;
      }
      const href = node.properties.href;
      if (node.tagName === 'a' && typeof href === 'string' && href.startsWith('/'))
        node.properties.href = baseUrl + href.slice(1);
      if (node.tagName === 'code') node.properties.translate = 'no';
    });
  };
}

/**
 * HTML of a release for the list of all releases. Made at build time, so that the list doesn't load every release as a program.
 * Its links are checked on the page of the release, which shows the same text.
 * @param file of the release, for messages
 */
export function entryHtml(markdown: string, baseUrl: string, file: string): string {
  const refuse = (): never => {
    throw new Failure(
      `${file} uses MDX or HTML. Write plain Markdown: the list of releases shows it without MDX.`,
    );
  };
  const processor = remark()
    .use(remarkGfm)
    .use(headingIds)
    .use(remarkRehype)
    .use(rehypeKinds)
    .use(() => adaptToList(baseUrl));
  const tree = processor.parse(markdown);
  // Components are parsed as HTML, which remark-rehype drops.
  visit(tree, 'html', ({value}) => (value.startsWith('<!--') ? undefined : refuse()));
  const html = toHtml(processor.runSync(tree));
  // An MDX comment becomes text.
  return html.includes('{/*') ? refuse() : html;
}
