import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

const elements = (node: Element, ...names: string[]): Element[] =>
  node.children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );

/** Characters of Chinese and Japanese: twice as wide as others, and a line may break before each of them. */
const wide = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/g;

const widthOf = (text: string): number => text.length + (text.match(wide)?.length ?? 0);

/** Width of the longest piece that no line break divides; spaces that keep a number with its unit are no place to break. */
const longestWord = (text: string): number =>
  Math.max(
    ...text
      .replace(wide, ' $& ')
      .split(/[ \t\n]|(?<=-)/)
      .map(widthOf),
  );

/** Whether a phone of 320 px has room for the columns side by side. The first one may be a sentence, the others are short. */
function isCompact(rows: Element[][]): boolean {
  const columns = rows[0]?.length ?? 0;
  const hasComponent = rows
    .flat()
    .some((cell) => cell.children.some(({type}) => type !== 'text' && type !== 'element'));
  if (columns === 0 || columns > 4 || hasComponent) return false;
  const texts = rows.map((row) => row.map((cell) => toString(cell).trim()));
  const words = texts[0]!.map((_, column) =>
    Math.max(...texts.map((row) => longestWord(row[column] ?? ''))),
  );
  const isShort = ([first = '', ...others]: string[]): boolean =>
    widthOf(first) <= 64 && others.every((text) => widthOf(text) <= 16);
  return texts.slice(1).every(isShort) && words.reduce((sum, word) => sum + word) <= 32;
}

/**
 * Writes the text of each column's head into the cells below it (`data-label`), so that a narrow screen can show a row as pairs of
 * label and value; `compact` marks a table that needs no such change. The roles keep the table a table to screen readers when the rows are laid out as blocks.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table: Element) => {
      if (table.tagName !== 'table') return;
      table.properties.role = 'table';
      const head = elements(table, 'thead')[0];
      const headRow = head && elements(head, 'tr')[0];
      const labels = headRow
        ? elements(headRow, 'th', 'td').map((cell) => toString(cell).trim())
        : [];
      const parts = elements(table, 'thead', 'tbody', 'tfoot');
      const rows = parts
        .flatMap((part) => elements(part, 'tr'))
        .map((row) => elements(row, 'th', 'td'));
      if (isCompact(rows)) table.properties.className = ['compact'];
      for (const part of parts) {
        part.properties.role = 'rowgroup';
        for (const row of elements(part, 'tr')) {
          row.properties.role = 'row';
          elements(row, 'th', 'td').forEach((cell, index) => {
            cell.properties.role =
              part === head ? 'columnheader' : cell.tagName === 'th' ? 'rowheader' : 'cell';
            if (part !== head && labels[index]) cell.properties.dataLabel = labels[index];
          });
        }
      }
    });
  };
}
