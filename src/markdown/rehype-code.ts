import type {Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {highlight, type Piece} from './highlight.ts';

/** Numbers of the lines, from 1, that a fence highlights: `{1,3-5}`. */
function highlightedIn(meta: string): number[] {
  const [, ranges = ''] = /\{([\d,\s-]+)\}/.exec(meta) ?? [];
  return [...ranges.matchAll(/(\d+)(?:-(\d+))?/g)].flatMap(([, from, to = from]) =>
    Array.from({length: Math.max(0, Number(to) - Number(from) + 1)}, (_, i) => Number(from) + i),
  );
}

/** Length in characters from which a line may be wrapped. Shorter lines fit into every column but the narrowest. */
const minLongLine = 32;

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Allows a line break in a path after a slash that follows at least seven characters, such as `/content/`. */
const withPathBreaks = (text: string): string => text.replace(/(?<=[\w.-]{7}\/)(?=\w)/g, '<wbr>');

function htmlOf({text, color, field}: Piece, isLong: boolean): string {
  const escaped = escapeHtml(text);
  let html = isLong ? withPathBreaks(escaped) : escaped;
  if (field) html = `<span class="reader" data-reader="${field}">${html}</span>`;
  return color ? `<span class="token ${color}">${html}</span>` : html;
}

/** A long line is an element that knows its indentation, so that what is wrapped is indented further; so is a highlighted one. */
function lineHtml(line: Piece[], isHighlighted: boolean): string {
  const text = line.map((piece) => piece.text).join('');
  const indent = text.search(/\S/);
  const isLong = text.length >= minLongLine && indent >= 0;
  let html = line.map((piece) => htmlOf(piece, isLong)).join('');
  const style = indent > 0 ? ` style="--indent:${indent}"` : '';
  if (isLong) html = `<span class="hang"${style}>${html}</span>`;
  return isHighlighted ? `<span class="marked">${html}</span>` : html;
}

/**
 * Turns code blocks into `<CodeFrame>` elements whose HTML is highlighted at build time, so that no highlighter is shipped and
 * nothing of the code is hydrated token by token.
 */
export function rehypeCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      if (!parent || index === undefined) return;
      const classes = code.properties.className as string[] | undefined;
      const language = classes?.find((name) => name.startsWith('language-'))?.slice(9) ?? 'text';
      const {meta} = (code.data ?? {}) as {meta?: string | null};
      const fence = String(code.properties.metastring ?? meta ?? '');
      const title = /(?:^|\s)title=(["'])(.*?)\1/.exec(fence)?.[2];
      const highlighted = highlightedIn(fence);
      const html = highlight(toString(code).replace(/\n$/, ''), language)
        .map((line, row) => lineHtml(line, highlighted.includes(row + 1)))
        .join('\n');
      const attributes = Object.entries({language, html, ...(title && {title})});
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'CodeFrame',
        attributes: attributes.map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
        children: [],
      };
    });
  };
}
