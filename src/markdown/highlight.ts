import {createRequire} from 'node:module';
import {Prism, type PrismGrammar} from 'prism-react-renderer';
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

type Tokens = ReturnType<typeof Prism.tokenize>;

/** What `Prism.highlight` reads, hooks of the grammars included. */
function tokenize(code: string, grammar: PrismGrammar, language: string): Tokens {
  const state = {code, grammar, language, tokens: [] as Tokens};
  Prism.hooks.run('before-tokenize', state);
  state.tokens = Prism.tokenize(state.code, state.grammar);
  Prism.hooks.run('after-tokenize', state);
  return state.tokens;
}

/** A token in a token keeps the color of the outer one, unless it has its own. */
function piecesOf(token: Tokens | Tokens[number], outer?: string): Piece[] {
  if (typeof token === 'string') return withSamples(token, outer);
  if (Array.isArray(token)) return token.flatMap((part) => piecesOf(part, outer));
  const own = [token.type, token.alias ?? []].flat().flatMap((kind) => colors.get(kind) ?? []);
  return piecesOf(token.content, own.at(-1) ?? outer);
}

/** The pieces of each line. Neighbors that look alike are one piece. */
function linesOf(pieces: Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const {text, color, field} of pieces)
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      const before = lines.at(-1)!.at(-1);
      if (before && before.color === color && !before.field && !field) before.text += part;
      else if (part) lines.at(-1)!.push({text: part, color, field});
    });
  return lines;
}

/** Highlights code at build time, and gives the pieces of each line. */
export function highlight(code: string, language: string): Piece[][] {
  const name = aliases[language] ?? language;
  const grammar = Prism.languages[name];
  const marked = withMarks(code);
  return linesOf(piecesOf(grammar ? tokenize(marked, grammar, name) : marked));
}
