import type {Element, Root, RootContent} from 'hast';
import {visit} from 'unist-util-visit';
import {highlight} from './highlight.ts';

/** Reads what a code fence says after its language: `title="…"` and `{1,3-5}`. */
function readMeta(meta: string) {
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

/** Whether each element of a line begins and ends in it. */
function isWhole(line: string): boolean {
  let depth = 0;
  for (const [, end] of line.matchAll(/<(\/?)span\b/g)) {
    depth += end ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** A backslash at the end of a shell line stays with the word before it where lines are wrapped. */
const glueContinuations = (html: string): string =>
  html.replace(
    / ((?:<span class="token [^"]*">)?\\(?:<\/span>)?)(?=\n|$)/gm,
    '<span class="glue"> $1</span>',
  );

/** Lines shorter than this fit into every column but the narrowest. */
const shortLine = 32;

/** A path may be broken after a slash that follows a longer name. */
const breakPaths = (line: string): string =>
  line.replace(/<[^>]*>|(?<=[\w.-]{7}\/)(?=\w)/g, (tag) => tag || '<wbr>');

/**
 * Wraps lines, except those in which a token of several lines begins or ends: long ones in elements that know their indentation, so that
 * what is wrapped goes on beyond it, and marked ones.
 */
const wrapLines = (html: string, marked: number[]): string =>
  html
    .split('\n')
    .map((line, index) => {
      if (!isWhole(line)) return line;
      const text = line.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '&');
      const indent = text.search(/\S/);
      const style = indent > 0 ? ` style="--indent:${indent}"` : '';
      const isLong = text.length >= shortLine && indent >= 0;
      const hung = isLong ? `<span class="hang"${style}>${breakPaths(line)}</span>` : line;
      return marked.includes(index + 1) ? `<span class="marked">${hung}</span>` : hung;
    })
    .join('\n');

const attribute = (name: string, value: string): object => ({type: 'mdxJsxAttribute', name, value});

function codeOf(node: Element): Element | undefined {
  if (node.tagName !== 'pre') return undefined;
  const [code] = node.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
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
      const classes = code.properties.className ?? [];
      const language =
        classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
      const text = code.children
        .map((child) => (child.type === 'text' ? child.value : ''))
        .join('')
        .replace(/\n$/, '');
      const meta = readMeta(
        String(
          code.properties.metastring ?? (code.data as {meta?: string} | undefined)?.meta ?? '',
        ),
      );
      const html = wrapLines(glueContinuations(highlight(text, language)), meta.lines);
      const attributes = [attribute('language', language), attribute('html', html)];
      if (meta.title) attributes.push(attribute('title', meta.title));
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'CodeFrame',
        attributes,
        children: [],
      } as unknown as RootContent;
    });
  };
}
