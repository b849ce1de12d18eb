import type {Element, Root, RootContent} from 'hast';

const pageTools = {
  type: 'mdxJsxFlowElement',
  name: 'PageTools',
  attributes: [],
  children: [],
} as unknown as RootContent;

/**
 * Marks the first paragraph of a documentation page as its lead and puts the page's tools below it: copy, Markdown, date, edit.
 * A page that begins with anything else has the tools first.
 */
export function rehypeLead() {
  return (tree: Root): void => {
    const index = tree.children.findIndex(
      (node) => node.type === 'element' || (node.type as string) === 'mdxJsxFlowElement',
    );
    const first = tree.children[index] as Element | undefined;
    if (first?.type === 'element' && first.tagName === 'p') {
      first.properties.className = ['lead'];
      tree.children.splice(index + 1, 0, pageTools);
    } else {
      tree.children.splice(Math.max(index, 0), 0, pageTools);
    }
  };
}
