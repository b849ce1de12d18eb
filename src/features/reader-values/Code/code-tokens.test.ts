import {describe, expect, it} from 'vitest';
import {codeLines} from './code-tokens.ts';

/** Tokens of one line as `kind:text`, without plain text. */
const coloredTokens = (code: string): string[] =>
  codeLines(code)
    .flat()
    .filter(({kind}) => kind !== 'plain')
    .map(({kind, text}) => `${kind}:${text}`);

describe('codeLines', () => {
  it.each([
    [
      '{"a": "b", "c": 1, "d": null}',
      ['property:"a"', 'string:"b"', 'property:"c"', 'number:1', 'property:"d"', 'number:null'],
    ],
    [String.raw`{"a": "say \"hi\", 12"}`, ['property:"a"', String.raw`string:"say \"hi\", 12"`]],
    ['curl https://tianji.example.com/open', ['reader:https://tianji.example.com']],
    ['"Bearer sk_<your API key>"', ['string:"Bearer ', 'reader:sk_<your API key>', 'string:"']],
  ])('finds the colored parts of %s', (code, tokens) => {
    expect(coloredTokens(code)).toEqual(tokens);
  });

  it('names the value of the reader that a sample stands for', () => {
    expect(codeLines('cm5w97wtm000108l52ncaalst')).toEqual([
      [{kind: 'reader', text: 'cm5w97wtm000108l52ncaalst', field: 'workspaceId'}],
    ]);
  });

  it('keeps all text', () => {
    const code = '# note\ncurl -X POST "a" 12\n';
    const lines = codeLines(code).map((line) => line.map(({text}) => text).join(''));
    expect(lines.join('\n')).toBe(code);
  });
});
