import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {readableThousands} from '../../lib/thousands.ts';

/** Makes the thousands of numbers in Markdown stand apart; writers set the space that their language prescribes. */
export function rehypeThousands() {
  return (tree: Root): void => {
    visit(tree, 'text', (node) => {
      node.value = readableThousands(node.value);
    });
  };
}
