import type {Root, RootContent} from 'hast';

const pageTools: RootContent = {
  type: 'mdxJsxFlowElement',
  name: 'PageTools',
  attributes: [],
  children: [],
};

/**
 * Marks the first paragraph of a documentation page as its lead and puts the page's tools below it: copy, Markdown, date, edit.
 * A page that begins with anything else has the tools first.
 */
export function rehypeLead() {
  return (tree: Root): void => {
    const index = tree.children.findIndex(({type}) => /^(element|mdxJsxFlowElement)$/.test(type));
    const first = tree.children[index];
    const isLead = first?.type === 'element' && first.tagName === 'p';
    if (isLead) first.properties.className = ['lead'];
    tree.children.splice(isLead ? index + 1 : Math.max(index, 0), 0, pageTools);
  };
}
