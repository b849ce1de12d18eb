import {describe, expect, it} from 'vitest';
import {sizeOf, withWholeWords} from './drawing.ts';
import {fontsFor} from './fonts.ts';

it('keeps Japanese and Chinese words on one line, and leaves other text alone', () => {
  expect(withWholeWords('サーバーの監視', 'ja')).toBe(
    'サ\u2060ー\u2060バ\u2060ー\u2060の監\u2060視',
  );
  expect(withWholeWords('two words', 'en')).toBe('two words');
});

it.each([
  ['Pricing', 100, 100],
  ['Analyse d’audience, disponibilité et état des serveurs dans une seule application', 40, 64],
  ['サーバーの監視とアラートの通知を設定する'.repeat(3), 28, 60],
])('the size of "%s" suits its length', (title, smallest, largest) => {
  expect(sizeOf(title)).toBeGreaterThanOrEqual(smallest);
  expect(sizeOf(title)).toBeLessThanOrEqual(largest);
});

describe('fonts', () => {
  it('are those that the characters need', async () => {
    const names = async (text: string, language: string): Promise<string[]> =>
      (await fontsFor([text], language)).map(({name}) => name.split('-')[0]!);
    expect(await names('Tianji', 'en')).toEqual(['instrument']);
    expect(await names('Tianji 監', 'ja')).toEqual(['instrument', 'noto']);
  });

  it('lack a character that the message names, with its text', async () => {
    const fonts = fontsFor(['A title', 'Fun \u{1f600}'], 'en');
    await expect(fonts).rejects.toThrow('(U+1F600) of "Fun');
  });
});
