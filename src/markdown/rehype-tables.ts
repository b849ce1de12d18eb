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

/** What a phone of 320 px has room for side by side, in characters: a sentence in the first column, short cells in the others. */
const compact = {columns: 4, firstCell: 64, cell: 16, longestWords: 32};

const cellsOf = (row: Element): Element[] => elements(row, 'th', 'td');
const textOf = (cell: Element): string => toString(cell).trim();

/** Whether a phone has room for a table as it is. Its first row is the head. */
function isCompact(rows: Element[][]): boolean {
  const columns = rows[0]?.length ?? 0;
  const hasComponent = rows
    .flat()
    .some((cell) => cell.children.some(({type}) => type !== 'text' && type !== 'element'));
  if (columns === 0 || columns > compact.columns || hasComponent) return false;
  const texts = rows.map((row) => row.map(textOf));
  const words = texts[0]!.map((_, column) =>
    Math.max(...texts.map((row) => longestWord(row[column] ?? ''))),
  );
  const isShort = ([first = '', ...others]: string[]): boolean =>
    widthOf(first) <= compact.firstCell && others.every((text) => widthOf(text) <= compact.cell);
  const total = words.reduce((sum, word) => sum + word);
  return texts.slice(1).every(isShort) && total <= compact.longestWords;
}

/** Gives a row and its cells their roles, and a cell of the body the text of its column's head. */
function markRow(row: Element, labels: string[], isHead: boolean): void {
  row.properties.role = 'row';
  cellsOf(row).forEach((cell, column) => {
    const bodyRole = cell.tagName === 'th' ? 'rowheader' : 'cell';
    cell.properties.role = isHead ? 'columnheader' : bodyRole;
    if (!isHead && labels[column]) cell.properties.dataLabel = labels[column];
  });
}

/**
 * Writes the text of each column's head into the cells below it (`data-label`), so that a narrow screen can show a row as pairs of
 * label and value; `compact` marks a table that needs no such change. The roles keep the table a table to screen readers when
 * src/css/article.css lays out the rows as blocks.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table: Element) => {
      if (table.tagName !== 'table') return;
      const parts = elements(table, 'thead', 'tbody', 'tfoot').map((part) => ({
        part,
        isHead: part.tagName === 'thead',
        rows: elements(part, 'tr'),
      }));
      const headRow = parts.find(({isHead}) => isHead)?.rows[0];
      const labels = headRow ? cellsOf(headRow).map(textOf) : [];
      table.properties.role = 'table';
      if (isCompact(parts.flatMap(({rows}) => rows.map(cellsOf))))
        table.properties.className = ['compact'];
      for (const {part, isHead, rows} of parts) {
        part.properties.role = 'rowgroup';
        for (const row of rows) markRow(row, labels, isHead);
      }
    });
  };
}
