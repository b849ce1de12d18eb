import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {highlight, type Piece} from './highlight.ts';

/**
 * Reads what a code fence says after its language.
 * @param meta such as `title="…" {1,3-5}`
 * @returns the title, and the numbers of the highlighted lines, from 1
 */
function parseMeta(meta: string): {title: string | undefined; highlighted: number[]} {
  const title = /(?:^|\s)title=(["'])(.*?)\1/.exec(meta)?.[2];
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '';
  const highlighted = ranges
    .split(',')
    .filter(Boolean)
    .flatMap((range) => {
      const [from, to = from] = range.trim().split('-').map(Number);
      return Array.from({length: Math.max(0, to! - from! + 1)}, (_, i) => from! + i);
    });
  return {title, highlighted};
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

/** The `<code>` of a code block; undefined for other elements. */
function codeOf(node: Element): Element | undefined {
  if (node.tagName !== 'pre') return undefined;
  const [code] = node.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

function languageOf(code: Element): string {
  const classes = code.properties.className as string[] | undefined;
  return classes?.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}

function metaOf(code: Element): string {
  const {meta} = (code.data ?? {}) as {meta?: string};
  return String(code.properties.metastring ?? meta ?? '');
}

/**
 * Turns code blocks into `<CodeFrame>` elements whose HTML is highlighted at build time, so that no highlighter is shipped and
 * nothing of the code is hydrated token by token.
 */
export function rehypeCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      const code = codeOf(node);
      if (!code || !parent || index === undefined) return;
      const language = languageOf(code);
      const {title, highlighted} = parseMeta(metaOf(code));
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
