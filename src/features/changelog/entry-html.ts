import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Element, Root as HtmlRoot} from 'hast';
import type {Heading, Html, Root, Text} from 'mdast';
import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import {remark} from 'remark';
import {visit} from 'unist-util-visit';
import {Failure} from '../../node/report.ts';
import {rehypeKinds} from './rehype-kinds.ts';

/** Takes the ID of a heading out of its text, such as `Added {/* #v1-22-added *\/}`, as Docusaurus does. */
function headingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading: Heading) => {
      const last = heading.children.at(-1);
      if (last?.type !== 'text') return;
      const {text, id} = parseMarkdownHeadingId(last.value, 'mdx-comment');
      last.value = text;
      heading.data = {hProperties: {id}};
    });
  };
}

/** Refuses what the list can't show: components, which are HTML here and would be missing, and comments of MDX, which readers would see. */
function refuseMdx(file: string) {
  return (tree: Root): void => {
    visit(tree, ['html', 'text'], (node) => {
      const {type, value} = node as Html | Text;
      if (type === 'html' ? value.startsWith('<!--') : !value.includes('{/*')) return;
      throw new Failure(
        `${file} uses MDX or HTML. Write plain Markdown: the list of releases shows it without MDX.`,
      );
    });
  };
}

/**
 * Adapts a release to the list, where its title has level 2: its kinds become headings of level 3, without IDs, which stay with the
 * release's page. Links get the base URL of the language.
 */
function adaptToList(baseUrl: string) {
  return (tree: HtmlRoot): void => {
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
  const processor = remark()
    .use(remarkGfm)
    .use(headingIds)
    .use(refuseMdx, file)
    .use(remarkRehype)
    .use(rehypeKinds)
    .use(adaptToList, baseUrl);
  return toHtml(processor.runSync(processor.parse(markdown)));
}
