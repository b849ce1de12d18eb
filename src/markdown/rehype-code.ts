import {createRequire} from 'node:module';
import type {Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {normalizeTokens, Prism, type PrismGrammar} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';
import {readerFields, readerSamples, type ReaderField} from '../data/reader-values.ts';

/** Grammars that the pages use and prism-react-renderer lacks. Order matters: a grammar comes after what it builds on. */
const grammars = [
  ...['markup-templating', 'bash', 'php', 'java', 'csharp', 'docker', 'http', 'ini', 'toml'],
  ...['nginx', 'powershell', 'diff', 'properties'],
];

const require = createRequire(import.meta.url);
// The grammar files of prismjs add themselves to a global Prism.
(globalThis as {Prism?: unknown}).Prism = Prism;
for (const grammar of grammars) require(`prismjs/components/prism-${grammar}`);
delete (globalThis as {Prism?: unknown}).Prism;
// The JSON that a shell command sends is colored like any other.
Prism.languages.insertBefore('bash', 'string', {
  json: {pattern: /'\{\s*"[\s\S]*?\}'/, greedy: true, inside: Prism.languages.json!},
});

/** Names beyond those that the grammars bring. */
const aliases: Record<string, string> = {caddyfile: 'nginx', mdx: 'markdown', xml: 'markup'};

/** Colors of src/css/code.css, with the kinds of tokens that have them. Marking the others would more than double the elements of a page. */
const kindsByColor = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'tag', 'property', 'atrule', 'selector', 'builtin', 'important'],
  string: ['string', 'char', 'url', 'attr-value', 'inserted'],
  number: ['number', 'boolean', 'constant', 'attr-name', 'variable', 'symbol'],
  deleted: ['deleted'],
  function: ['function', 'class-name'],
};

const colors = new Map(
  Object.entries(kindsByColor).flatMap(([color, kinds]) => kinds.map((kind) => [kind, color])),
);

/** A piece of a line that has one color, or is a sample value that a reader replaces. */
interface Piece {
  text: string;
  color?: string;
  field?: ReaderField;
}

/** Characters of the private use area replace the sample values while the text is read, so that no grammar cuts them. */
const firstMark = 0xe000;
const markOf = (index: number): string => String.fromCharCode(firstMark + index);
const marks = new RegExp(`([${markOf(0)}-${markOf(readerFields.length - 1)}])`);

const withMarks = (code: string): string =>
  readerFields.reduce(
    (text, field, index) => text.replaceAll(readerSamples[field], markOf(index)),
    code,
  );

const withSamples = (text: string, color?: string): Piece[] =>
  text
    .split(marks)
    .filter(Boolean)
    .map((part) => {
      const field = readerFields[part.charCodeAt(0) - firstMark];
      return field ? {text: readerSamples[field], color, field} : {text: part, color};
    });

/** What `Prism.highlight` reads, hooks of the grammars included. */
function tokenize(code: string, grammar: PrismGrammar, language: string) {
  const state = {code, grammar, language, tokens: [] as ReturnType<typeof Prism.tokenize>};
  Prism.hooks.run('before-tokenize', state);
  state.tokens = Prism.tokenize(state.code, state.grammar);
  Prism.hooks.run('after-tokenize', state);
  return state.tokens;
}

/** Color of a token by its kinds, the outer ones first: a token in a token keeps the color of the outer one, unless it has its own. */
const colorOf = (kinds: string[]): string | undefined =>
  kinds.flatMap((kind) => colors.get(kind) ?? []).at(-1);

/** Joins neighbors that look alike. */
function joined(pieces: Piece[]): Piece[] {
  const line: Piece[] = [];
  for (const piece of pieces) {
    const last = line.at(-1);
    if (last && last.color === piece.color && !last.field && !piece.field) last.text += piece.text;
    else line.push(piece);
  }
  return line;
}

/** Highlights code at build time, and gives the pieces of each line. */
function highlight(code: string, language: string): Piece[][] {
  const name = aliases[language] ?? language;
  const grammar = Prism.languages[name];
  const marked = withMarks(code);
  return normalizeTokens(grammar ? tokenize(marked, grammar, name) : [marked]).map((line) => {
    const tokens = line.filter(({empty}) => !empty);
    return joined(tokens.flatMap(({types, content}) => withSamples(content, colorOf(types))));
  });
}

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
