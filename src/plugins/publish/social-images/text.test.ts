import {describe, expect, it} from 'vitest';
import {emsOf, fontsFor, piecesOf, sizeOf, unbroken} from './text.ts';

describe('parts of a title', () => {
  it('are words and their spaces, no-break spaces kept inside', () => {
    const pieces = ['99,9\u00a0% ', 'in ', 'one ', 'day'];
    expect(piecesOf(pieces.join(''), 'de')).toEqual(pieces);
  });

  it('are phrases where these are short', () => {
    const phrases = ['网站分析、', '可用率监控、', '服务器状态，', '都在一个应用里'];
    expect(piecesOf(phrases.join(''), 'zh-Hans')).toEqual(phrases);
  });

  it('are words in a long phrase: none begins with a particle, a mark, or a small kana', () => {
    const title = '「サーバー」の監視とアラートとステータスページの設定';
    const pieces = piecesOf(title, 'ja');
    expect(pieces.join('')).toBe(title);
    for (const piece of pieces) expect(piece).not.toMatch(/^[のと」、。ー]|「$/);
    expect(pieces.length).toBeGreaterThan(3);
  });

  it('hold together where a line could end between wide characters or next to one', () => {
    expect(unbroken('AIの監視')).toBe('AI\u2060の\u2060監\u2060視');
    expect(unbroken('words ')).toBe('words ');
  });
});

it.each([
  ['Pricing', 'en', 100, 100],
  ['Install with Docker Compose', 'en', 70, 84],
  [
    'Analyse d’audience, disponibilité et état des serveurs dans une seule application',
    'fr',
    50,
    72,
  ],
  ['サーバーの監視とアラートの通知を設定する'.repeat(3), 'ja', 24, 60],
])('the size of "%s" suits its length', (title, language, smallest, largest) => {
  const size = sizeOf(piecesOf(title, language), 1056);
  expect(size).toBeGreaterThanOrEqual(smallest);
  expect(size).toBeLessThanOrEqual(largest);
  expect(emsOf(title) * size).toBeLessThanOrEqual(3 * 1056);
});

describe('fonts', () => {
  it('are those that the characters need', async () => {
    const names = async (text: string, isWide: boolean): Promise<string[]> =>
      (await fontsFor([text], 'noto-sans-jp', isWide)).map(({name}) => name.split('-')[0]!);
    expect(await names('Tianji', false)).toEqual(['instrument']);
    expect(await names('Tianji 監', true)).toEqual(['instrument', 'noto']);
  });

  it('lack a character that the message names, with its text', async () => {
    const fonts = fontsFor(['A title', 'Fun \u{1f600}'], 'noto-sans-jp', false);
    await expect(fonts).rejects.toThrow('(U+1F600) of "Fun');
  });
});
