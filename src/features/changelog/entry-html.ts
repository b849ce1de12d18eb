import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Element, Root as HtmlRoot} from 'hast';
import type {Heading, Nodes, Root} from 'mdast';
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

/** Whether the list can show a node as the page of a release does. Both show an HTML comment as nothing. */
function isPlain(node: Nodes): boolean {
  switch (node.type) {
    case 'html':
      return /^(?:<!--(?:(?!-->)[^])*-->\s*)+$/.test(node.value);
    case 'text':
      // A comment of MDX, `:::note`, or `[!NOTE]`.
      return !/\{\/\*|^:::|^\[!\w+\]/m.test(node.value);
    case 'link':
    case 'definition':
      return /^(?:\/(?!\/)|https?:|mailto:)/.test(node.url);
    default:
      return !/^image|^footnote/.test(node.type);
  }
}

/** Refuses what only the page of the release can show: components and other HTML, notes, footnotes, images, and links that are relative. */
function refuseOther(markdown: string, file: string) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (isPlain(node)) return;
      const start = node.position?.start.offset;
      throw new Failure(
        `${file}: the list of releases can't show "${markdown.slice(start).trim().slice(0, 40)}". Write plain Markdown without HTML, comments of MDX, notes, footnotes, and images, and links from the root, such as /docs/intro.`,
      );
    });
  };
}

/** Adapts a release to the list: its kinds get headings of level 3, without IDs, and links the base URL of the language. */
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
    .use(refuseOther, markdown, file)
    .use(remarkRehype)
    .use(rehypeKinds)
    .use(adaptToList, baseUrl);
  return toHtml(processor.runSync(processor.parse(markdown)));
}
