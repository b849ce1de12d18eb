import type {Element, Root, RootContent} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {highlight} from './highlight.ts';

/**
 * Reads what a code fence says after its language.
 * @param meta such as `title="…" {1,3-5}`
 * @returns the title, and the numbers of the highlighted lines, from 1
 */
function parseMeta(meta: string): {title: string | undefined; lines: number[]} {
  const title = /(?:^|\s)title=(["'])(.*?)\1/.exec(meta)?.[2];
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '';
  const lines = ranges
    .split(',')
    .filter(Boolean)
    .flatMap((range) => {
      const [from, to = from] = range.trim().split('-').map(Number);
      return Array.from({length: Math.max(0, to! - from! + 1)}, (_, i) => from! + i);
    });
  return {title, lines};
}

/** Whether each `<span>` that begins or ends in a line does both there. */
function hasBalancedSpans(line: string): boolean {
  let depth = 0;
  for (const [, end] of line.matchAll(/<(\/?)span\b/g)) {
    depth += end ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Length in characters from which a line may be wrapped. Shorter lines fit into every column but the narrowest. */
const minLongLine = 32;

/** Allows a line break in a path after a slash that follows at least seven characters. The first alternative skips tags. */
const addPathBreaks = (line: string): string =>
  line.replace(/<[^>]*>|(?<=[\w.-]{7}\/)(?=\w)/g, (tag) => tag || '<wbr>');

/** Puts a long line into an element that knows its indentation, so that what is wrapped is indented further. */
function withHangingIndent(line: string): string {
  // Each character reference, such as `&lt;`, counts as one character.
  const text = line.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '&');
  const indent = text.search(/\S/);
  if (text.length < minLongLine || indent < 0) return line;
  const style = indent > 0 ? ` style="--indent:${indent}"` : '';
  return `<span class="hang"${style}>${addPathBreaks(line)}</span>`;
}

/**
 * Puts long lines and highlighted lines into elements. Lines in which a token of several lines begins or ends stay as they are, because the
 * elements would overlap.
 * @param html highlighted code
 * @param highlighted numbers of the highlighted lines, from 1
 */
const wrapLines = (html: string, highlighted: number[]): string =>
  html
    .split('\n')
    .map((line, index) => {
      if (!hasBalancedSpans(line)) return line;
      const content = withHangingIndent(line);
      return highlighted.includes(index + 1) ? `<span class="marked">${content}</span>` : content;
    })
    .join('\n');

const attribute = (name: string, value: string): object => ({type: 'mdxJsxAttribute', name, value});

/** The `<code>` of a code block; undefined for other elements. */
function codeOf(node: Element): Element | undefined {
  if (node.tagName !== 'pre') return undefined;
  const [code] = node.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

function languageOf(code: Element): string {
  const classes = code.properties.className ?? [];
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
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
      const {title, lines} = parseMeta(metaOf(code));
      const html = wrapLines(highlight(toString(code).replace(/\n$/, ''), language), lines);
      const attributes = [attribute('language', language), attribute('html', html)];
      if (title) attributes.push(attribute('title', title));
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'CodeFrame',
        attributes,
        children: [],
      } as unknown as RootContent;
    });
  };
}
