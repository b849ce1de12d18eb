import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {Prism, type PrismGrammar} from 'prism-react-renderer';
import {readerFields, readerSamples} from '../data/reader-values.ts';

/** Grammars that the pages use and prism-react-renderer lacks. Order matters: a grammar comes after what it builds on. */
const grammars = [
  'markup-templating',
  'bash',
  'php',
  'java',
  'csharp',
  'docker',
  'http',
  'ini',
  'toml',
  'nginx',
  'powershell',
  'diff',
  'properties',
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

/** Characters of the private use area replace the sample values while the text is highlighted, so that no grammar cuts them. */
const firstMark = 0xe000;

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Kinds of tokens that have a color. Marking the others would more than double the elements of a page. */
const colored = new Set(
  [
    ...readFileSync(new URL('../css/code.css', import.meta.url), 'utf8').matchAll(
      /^\.token\b[^{]*/gm,
    ),
  ].flatMap(([selector]) => selector.match(/(?<=\.)(?!token\b)[\w-]+/g) ?? []),
);

type Tokens = ReturnType<typeof Prism.tokenize>;

function htmlOf(token: Tokens | Tokens[number]): string {
  if (typeof token === 'string') return String(Prism.util.encode(token));
  if (Array.isArray(token)) return token.map(htmlOf).join('');
  const kinds = [token.type, token.alias ?? []].flat().filter((kind) => colored.has(kind));
  const content = htmlOf(token.content);
  return kinds.length > 0 ? `<span class="token ${kinds.join(' ')}">${content}</span>` : content;
}

/** What `Prism.highlight` does, hooks of the grammars included, with spans only around tokens that have a color. */
function highlightColored(code: string, grammar: PrismGrammar, language: string): string {
  const state = {code, grammar, language, tokens: [] as Tokens};
  Prism.hooks.run('before-tokenize', state);
  state.tokens = Prism.tokenize(state.code, state.grammar);
  Prism.hooks.run('after-tokenize', state);
  return htmlOf(state.tokens);
}

/**
 * Highlights code at build time.
 * @returns HTML with `token` spans; sample values are spans with `data-reader`
 */
export function highlight(code: string, language: string): string {
  const marked = readerFields.reduce(
    (text, field, index) =>
      text.replaceAll(readerSamples[field], String.fromCharCode(firstMark + index)),
    code,
  );
  const name = aliases[language] ?? language;
  const grammar = Prism.languages[name];
  const html = grammar ? highlightColored(marked, grammar, name) : escapeHtml(marked);
  return readerFields.reduce(
    (text, field, index) =>
      text.replaceAll(
        String.fromCharCode(firstMark + index),
        `<span class="reader" data-reader="${field}">${escapeHtml(readerSamples[field])}</span>`,
      ),
    html,
  );
}
