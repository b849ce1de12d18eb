import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';

type Node = Root | ElementContent | {type: string; value?: string; children?: Node[]};

/** Text of a header cell, whatever stands in it. */
function textOf(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode') return (node as {value: string}).value;
  return 'children' in node && node.children ? (node.children as Node[]).map(textOf).join('') : '';
}

const elements = (node: Element, ...names: string[]): Element[] =>
  node.children.filter((child): child is Element => child.type === 'element' && names.includes(child.tagName));

/**
 * Writes the text of each column's head into the cells below it (`data-label`), so that a narrow screen can show a row as pairs of
 * label and value. The roles keep the table a table to screen readers when the rows are laid out as blocks.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table: Element) => {
      if (table.tagName !== 'table') return;
      table.properties.role = 'table';
      const head = elements(table, 'thead')[0];
      const headRow = head && elements(head, 'tr')[0];
      const labels = headRow ? elements(headRow, 'th', 'td').map((cell) => textOf(cell).trim()) : [];
      for (const part of elements(table, 'thead', 'tbody', 'tfoot')) {
        part.properties.role = 'rowgroup';
        for (const row of elements(part, 'tr')) {
          row.properties.role = 'row';
          elements(row, 'th', 'td').forEach((cell, index) => {
            cell.properties.role = part === head ? 'columnheader' : cell.tagName === 'th' ? 'rowheader' : 'cell';
            if (part !== head && labels[index]) cell.properties.dataLabel = labels[index];
          });
        }
      }
    });
  };
}
