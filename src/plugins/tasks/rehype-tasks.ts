import type {Element, Root, RootContent} from 'hast';
import {visit} from 'unist-util-visit';

function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? (node.children as RootContent[]).map(textOf).join('') : '';
}

/** Names the boxes of a task list by their text, so that a screen reader says what is done. */
export function rehypeTasks() {
  return (tree: Root): void => {
    visit(tree, 'element', (item: Element) => {
      if (item.tagName !== 'li' || !String(item.properties.className ?? '').includes('task-list-item')) return;
      visit(item, 'element', (box: Element) => {
        if (box.tagName === 'input' && !box.properties.ariaLabel) box.properties.ariaLabel = textOf(item).trim().split('\n')[0];
      });
    });
  };
}
