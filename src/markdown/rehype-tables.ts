import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Keep a table a table to screen readers when src/css/article.css lays out its rows as blocks. */
const roles: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** Characters of Chinese and Japanese: twice as wide as others, and a line may break before each of them. */
const wide = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/g;

const widthOf = (text: string): number => text.length + (text.match(wide)?.length ?? 0);

/** Pieces that no line break divides; spaces that keep a number with its unit are no place to break. */
const wordsOf = (text: string): string[] => text.replace(wide, ' $& ').split(/[ \t\n]|(?<=-)/);

/** Whether a phone of 320 px has room for a table as it is: its longest words fit side by side, and only its first column has sentences. */
function isCompact([head = [], ...body]: string[][]): boolean {
  const longestWords = head.map((label, column) => {
    const words = [label, ...body.map((row) => row[column] ?? '')].flatMap(wordsOf);
    return Math.max(...words.map(widthOf));
  });
  const width = longestWords.reduce((sum, word) => sum + word, 0);
  return width <= 32 && body.every(([, ...others]) => others.every((text) => widthOf(text) <= 16));
}

/**
 * Writes the text of each column's head into the cells below it (`data-label`), so that a narrow screen can show a row as pairs of
 * label and value; `compact` marks a table that needs no such change.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const rows: Element[][] = [];
      visit(table, 'element', (node) => {
        if (node.tagName in roles) node.properties.role = roles[node.tagName];
        if (node.tagName === 'tr') rows.push([]);
        if (node.tagName === 'th' || node.tagName === 'td') rows.at(-1)?.push(node);
      });
      const texts = rows.map((row) => row.map((cell) => toString(cell).trim()));
      if (isCompact(texts)) table.properties.className = ['compact'];
      for (const row of rows.slice(1))
        row.forEach((cell, column) => (cell.properties.dataLabel = texts[0]![column] || undefined));
    });
  };
}
