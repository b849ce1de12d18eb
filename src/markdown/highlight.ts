import {createRequire} from 'node:module';
import {normalizeTokens, Prism, type PrismGrammar} from 'prism-react-renderer';
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
export interface Piece {
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
export function highlight(code: string, language: string): Piece[][] {
  const name = aliases[language] ?? language;
  const grammar = Prism.languages[name];
  const marked = withMarks(code);
  return normalizeTokens(grammar ? tokenize(marked, grammar, name) : [marked]).map((line) => {
    const tokens = line.filter(({empty}) => !empty);
    return joined(tokens.flatMap(({types, content}) => withSamples(content, colorOf(types))));
  });
}
