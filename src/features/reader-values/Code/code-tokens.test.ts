import {describe, expect, it} from 'vitest';
import {codeLines} from './code-tokens.ts';

const kinds = (code: string) =>
  codeLines(code)
    .flat()
    .map(({kind, text}) => `${kind}:${text}`);

describe('colouring a short text', () => {
  it('tells keys, strings and numbers apart', () => {
    expect(
      kinds('{"a": "b", "c": 1, "d": null}').filter((token) => !token.startsWith('plain')),
    ).toEqual([
      'property:"a"',
      'string:"b"',
      'property:"c"',
      'number:1',
      'property:"d"',
      'number:null',
    ]);
  });

  it('marks the values of the reader, inside strings too', () => {
    expect(kinds('curl https://tianji.example.com/open')).toContain(
      'reader:https://tianji.example.com',
    );
    expect(kinds('"Bearer sk_<your API key>"')).toEqual([
      'string:"Bearer ',
      'reader:sk_<your API key>',
      'string:"',
    ]);
    expect(codeLines('cm5w97wtm000108l52ncaalst')).toEqual([
      [{kind: 'reader', text: 'cm5w97wtm000108l52ncaalst', field: 'workspaceId'}],
    ]);
  });

  it('loses nothing', () => {
    const code = '# note\ncurl -X POST "a" 12\n';
    const lines = codeLines(code).map((line) => line.map(({text}) => text).join(''));
    expect(lines.join('\n')).toBe(code);
  });
});
