import {closest, distance} from 'fastest-levenshtein';
import {toString} from 'mdast-util-to-string';
import type {Heading, Node, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {visitParents} from 'unist-util-visit-parents';

/** A piece of running text with the node that it is in. */
interface Piece {
  text: string;
  node: Node;
}

/** The target that was probably meant. One that is far away would lead the writer astray. */
export function nearest(wrong: string, targets: Iterable<string>): string | undefined {
  const list = [...targets];
  const best = list.length > 0 ? closest(wrong, list) : undefined;
  return best && distance(wrong, best) <= Math.max(3, wrong.length / 3)
    ? ` Did you mean ${best}?`
    : undefined;
}

/** Explicit id of a heading, which is a comment at its end. */
export function idOf({children}: Heading): string | undefined {
  const comment = children.at(-1);
  return comment?.type === 'mdxTextExpression'
    ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(comment.value)?.[1]
    : undefined;
}

/** Attributes of a component or of an element of HTML; none of other nodes. */
export const attributesOf = (node: Nodes) =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    ? node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute')
    : [];

/** Text of a node, with one short word for each code span and, unless they are asked for, for each label in bold. */
function rawText(node: Nodes, withLabels: boolean): string {
  if (node.type === 'inlineCode') return 'code';
  if (node.type === 'mdxTextExpression') return '';
  if (node.type === 'strong' && !withLabels) return 'Label';
  return 'children' in node
    ? node.children.map((child) => rawText(child, withLabels)).join('')
    : toString(node);
}

const textOf = (node: Nodes, withLabels: boolean): string =>
  rawText(node, withLabels)
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();

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
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      found.push({text: textOf(node, false), node});
    for (const {name, value} of attributesOf(node)) {
      if (typeof value === 'string' && /^(title|label|summary|caption)$/.test(String(name)))
        found.push({text: value, node});
      if (typeof value !== 'object' || value === null) continue;
      for (const [, text] of value.value.matchAll(
        /(?:note|exit|title|name|label|text):\s*'((?:[^'\\]|\\.)*)'/g,
      ))
        found.push({text: text!, node});
    }
  });
  return found;
}

/** The paragraphs, those of list items marked as such. */
export function proseOf(tree: Root): (Piece & {inList: boolean})[] {
  const found: (Piece & {inList: boolean})[] = [];
  visitParents(tree, 'paragraph', (node, ancestors) => {
    found.push({
      text: textOf(node, true),
      node,
      inList: ancestors.some(({type}) => type === 'listItem'),
    });
  });
  return found;
}
