export type TokenKind = 'plain' | 'comment' | 'key' | 'string' | 'number' | 'reader';
export interface Token {
  kind: TokenKind;
  text: string;
}

const PATTERN = /(?<comment>^#.*$)|(?<key>"[^"\n]*"(?=:))|(?<string>"[^"\n]*")|(?<number>\b(?:\d+(?:\.\d+)?|true|false|null)\b)/gm;

/**
 * Splits a short JSON text or shell command into coloured parts.
 * @param readerValues values that are the reader's own; they are marked wherever they occur, inside strings too
 */
export function codeTokens(code: string, readerValues: readonly string[] = []): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  const push = (kind: TokenKind, text: string) => {
    if (text) tokens.push(...splitReader({kind, text}, readerValues));
  };
  for (const match of code.matchAll(PATTERN)) {
    push('plain', code.slice(end, match.index));
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] as TokenKind;
    push(kind, match[0]);
    end = match.index + match[0].length;
  }
  push('plain', code.slice(end));
  return tokens;
}

function splitReader(token: Token, values: readonly string[]): Token[] {
  for (const value of values) {
    const at = token.text.indexOf(value);
    if (at < 0) continue;
    const parts: Token[] = [
      {kind: token.kind, text: token.text.slice(0, at)},
      {kind: 'reader', text: value},
      {kind: token.kind, text: token.text.slice(at + value.length)},
    ];
    return parts.filter(({text}) => text).flatMap((part) => (part.kind === 'reader' ? [part] : splitReader(part, values)));
  }
  return [token];
}
