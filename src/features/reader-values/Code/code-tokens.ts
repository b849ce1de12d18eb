import {splitAtSamples, type ReaderField} from '@site/src/data/reader-values';

/** A piece of code with one color. */
export interface Token {
  /** Named as in the highlighted code of the pages, whose colors it has. */
  kind: 'plain' | 'comment' | 'property' | 'string' | 'number' | 'reader';
  text: string;
  /** Which value of the reader stands here. */
  field?: ReaderField;
}

/** An option of a command has the color of a number, as in the highlighted code of the pages. */
const PATTERN =
  /(?<comment>^#.*)|(?<property>"[^"]*"(?=:))|(?<string>"[^"]*"|'[^'{]*')|(?<number>\b(?:\d+(?:\.\d+)?|true|false|null)\b|(?<= )-\w\b)/g;

/**
 * Splits JSON or a shell command into its lines, and these into colored tokens. Sample values that readers replace are separate tokens
 * wherever they occur, inside strings too.
 */
export function codeLines(code: string): Token[][] {
  // Elements by the ten thousand would freeze the page.
  return code.length > 20_000 ? [[{kind: 'plain', text: code}]] : code.split('\n').map(lineTokens);
}

function lineTokens(code: string): Token[] {
  const tokens: Token[] = [];
  const push = (kind: Token['kind'], text: string) => {
    for (const part of splitAtSamples(text))
      tokens.push(part.field ? {kind: 'reader', ...part} : {kind, text: part.text});
  };
  // Colors first; a sample value that spans several tokens, like the API key, is inside one string.
  let end = 0;
  for (const match of code.matchAll(PATTERN)) {
    push('plain', code.slice(end, match.index));
    const kind = Object.entries(match.groups ?? {}).find(
      ([, text]) => text !== undefined,
    )?.[0] as Token['kind'];
    push(kind, match[0]);
    end = match.index + match[0].length;
  }
  push('plain', code.slice(end));
  return tokens;
}
