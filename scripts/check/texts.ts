import {closest, distance} from 'fastest-levenshtein';
import {toString} from 'mdast-util-to-string';
import type {Nodes, Paragraph, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {visitParents} from 'unist-util-visit-parents';

/** A piece of running text with its line, counted from the first line of the body. */
export interface Piece {
  text: string;
  line: number;
}

/** Line of a file on which a key of its front matter stands, or the first. */
export function lineOfKey(text: string, key: string): number {
  const index = text.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
}

/** The target that was probably meant. One that is far away would lead the writer astray. */
export function nearest(wrong: string, targets: Iterable<string>): string | undefined {
  const list = [...targets];
  const best = list.length > 0 ? closest(wrong, list) : undefined;
  return best && distance(wrong, best) <= Math.max(3, wrong.length / 3) ? ` Did you mean ${best}?` : undefined;
}

const isCode = new Set(['inlineCode', 'mdxTextExpression', 'mdxFlowExpression']);

/** Text of a node, with one short word for each code span and, where asked, for each label in bold. */
function textOf(node: Nodes, withLabels: boolean): string {
  const copy = structuredClone(node);
  visit(copy, (child, index, parent) => {
    if (!parent || index === undefined || !('children' in parent)) return undefined;
    const word = isCode.has(child.type)
      ? child.type === 'inlineCode'
        ? 'code'
        : ''
      : !withLabels && child.type === 'strong'
        ? 'Label'
        : undefined;
    if (word === undefined) return undefined;
    (parent.children as unknown[])[index] = {type: 'text', value: word};
    return SKIP;
  });
  return toString(copy).replace(/\s+/g, ' ').trim();
}

/** A line of Markdown as running text: one short word for each code span and each label in bold, no link targets. */
export const plainLine = (line: string): string =>
  line
    .replace(/`[^`]*`/g, 'code')
    .replace(/\*\*[^*]*\*\*/g, 'Label')
    .replace(/\]\([^)]*\)/g, ']');

/** Every text a reader sees: paragraphs, headings, table cells, and texts handed to components. Labels in bold are left out. */
export function readableParts(tree: Root): Piece[] {
  const found: Piece[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') found.push({text: textOf(node, false), line});
    const attributes = (node as unknown as {attributes?: {name?: string; value?: unknown}[]}).attributes;
    if (!node.type.startsWith('mdxJsx') || !Array.isArray(attributes)) return;
    for (const {name, value} of attributes) {
      if (typeof value === 'string' && ['title', 'label', 'summary', 'caption'].includes(name ?? '')) found.push({text: value, line});
      const source = (value as {value?: string} | null)?.value;
      if (typeof source === 'string')
        for (const [, text] of source.matchAll(/(?:note|exit|title|name|label|text):\s*'((?:[^'\\]|\\.)*)'/g))
          found.push({text: text!, line});
    }
  });
  return found;
}

/** The paragraphs, those of list items marked as such. */
export function proseOf(tree: Root): (Piece & {inList: boolean})[] {
  const found: (Piece & {inList: boolean})[] = [];
  visitParents(tree, 'paragraph', (paragraph: Paragraph, ancestors) => {
    const inList = ancestors.some(({type}) => type === 'listItem');
    found.push({text: textOf(paragraph, true), line: paragraph.position?.start.line ?? 1, inList});
  });
  return found;
}
