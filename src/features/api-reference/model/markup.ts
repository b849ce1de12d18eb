import type {Root, RootContent} from 'hast';
import type {Root as Markdown} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import {remark} from 'remark';
import {visit} from 'unist-util-visit';
import {rehypeCode} from '../../../markdown/rehype-code.ts';

/** Text, or an element with its properties and what is in it: Markdown as the page's components draw it. */
export type Markup = string | [name: string, properties: Record<string, string>, ...Markup[]];

/** Gives the URL of an operation by its ID, undefined for any other word. */
export type AddressOf = (id: string) => string | undefined;

/** Makes links of the operation IDs in code spans. */
export function linkOperations(tree: Markdown, addressOf: AddressOf): void {
  visit(tree, 'inlineCode', (node, index, parent) => {
    const url = addressOf(node.value);
    if (url && parent && index !== undefined && parent.type !== 'link')
      parent.children[index] = {type: 'link', url, children: [node]};
  });
}

function markupOf(node: RootContent): Markup[] {
  if (node.type === 'text') return [node.value];
  if (node.type === 'element') {
    const properties = Object.entries(node.properties).map(([name, value]) => [
      name,
      String(value),
    ]);
    return [[node.tagName, Object.fromEntries(properties), ...node.children.flatMap(markupOf)]];
  }
  // A code block, which src/markdown/rehype-code.ts has highlighted.
  if (node.type === 'mdxJsxFlowElement') {
    const attributes = node.attributes as {name: string; value: string}[];
    return [[node.name!, Object.fromEntries(attributes.map(({name, value}) => [name, value]))]];
  }
  return [];
}

const processor = remark()
  .use(remarkGfm)
  .use(remarkRehype, {handlers: {html: (_, {value}: {value: string}) => ({type: 'text', value})}})
  .use(rehypeCode);

/** Reads the Markdown of a description. HTML in it is shown, not interpreted. */
export function readMarkdown(markdown: string, addressOf: AddressOf): Markup[] {
  if (!markdown.trim()) return [];
  const tree = processor.parse(markdown);
  linkOperations(tree, addressOf);
  return (processor.runSync(tree) as Root).children.flatMap(markupOf);
}
