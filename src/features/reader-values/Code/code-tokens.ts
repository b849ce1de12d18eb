import {splitAtSamples, type ReaderField} from '@site/src/data/reader-values';

export interface Token {
  /** Named as in the highlighted code of the pages, whose colors it has. */
  kind: 'plain' | 'comment' | 'property' | 'string' | 'number' | 'reader';
  text: string;
  /** Which value of the reader stands here. */
  field?: ReaderField;
}

/**
 * Colored parts of JSON and shell commands: `# note` is a comment, `"name"` before a colon a property, `"Shop"` a string, and `12` or
 * `true` a number. So is the letter of an option, as in `-X`, to look as in the highlighted code of the pages. In single quotes, a body of
 * JSON isn't one string.
 */
const tokenPattern =
  /(?<comment>^#.*)|(?<property>"(?:[^"\\]|\\.)*"(?=:))|(?<string>"(?:[^"\\]|\\.)*"|'[^'{]*')|(?<number>\b(?:\d+(?:\.\d+)?|true|false|null)\b|(?<= )-\w\b)/g;

/** Longer code isn't colored: tens of thousands of elements would freeze the page. */
const longestColored = 20_000;

/** Splits text of one kind at the sample values that readers replace, which are tokens too. */
const tokensOf = (kind: Token['kind'], text: string): Token[] =>
  splitAtSamples(text).map((part) =>
    part.field ? {kind: 'reader', ...part} : {kind, text: part.text},
  );

function lineTokens(line: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of line.matchAll(tokenPattern)) {
    const [kind] = Object.entries(match.groups!).find(([, text]) => text !== undefined)!;
    tokens.push(
      ...tokensOf('plain', line.slice(end, match.index)),
      ...tokensOf(kind as Token['kind'], match[0]),
    );
    end = match.index + match[0].length;
  }
  return [...tokens, ...tokensOf('plain', line.slice(end))];
}

/** Splits JSON or a shell command into its lines, and these into colored tokens. */
export const codeLines = (code: string): Token[][] =>
  code.length > longestColored ? [[{kind: 'plain', text: code}]] : code.split('\n').map(lineTokens);
