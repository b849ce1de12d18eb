import {describe, expect, it} from 'vitest';
import {fitTitle, piecesOf} from './lines.ts';

const box = {width: 1000, height: 300, largest: 100, smallest: [70, 60, 0], leading: 1};
/** A Latin letter is half as wide as the size, another character as wide as it. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character < '\u3000' ? 0.5 : 1), 0);

describe('parts of a title', () => {
  it('are words and their spaces, no-break spaces kept inside', () => {
    expect(piecesOf('99,9\u00a0% in one day', 'de')).toEqual([
      '99,9\u00a0% ',
      'in ',
      'one ',
      'day',
    ]);
  });

  it('are phrases in Japanese: no line begins with a particle, a mark, or a small kana', () => {
    const pieces = piecesOf('「サーバー」の監視、アラートとステータスページ', 'ja');
    expect(pieces.join('')).toBe('「サーバー」の監視、アラートとステータスページ');
    for (const piece of pieces) expect(piece).not.toMatch(/^[のと」、。ー]|「$/);
    expect(pieces.length).toBeGreaterThan(3);
  });

  it('are words in Chinese', () => {
    const pieces = piecesOf('使用 Docker Compose 安装，然后登录', 'zh-Hans');
    expect(pieces).toContain('Docker ');
    for (const piece of pieces) expect(piece).not.toMatch(/^[\s，]/);
  });
});

describe('a title', () => {
  it('stays on one line, in the largest size, where it fits', () => {
    expect(fitTitle('Short title', 'en', box, widthOf)).toEqual({
      lines: ['Short title'],
      size: 100,
    });
  });

  it('rather gets a little smaller than a second line', () => {
    const {lines, size} = fitTitle('Twenty-four letters long', 'en', box, widthOf);
    expect(lines).toHaveLength(1);
    expect(size).toBeLessThan(100);
  });

  it('is broken into lines of about the same length', () => {
    expect(fitTitle('The quick start of Tianji now', 'en', box, widthOf).lines).toEqual([
      'The quick start',
      'of Tianji now',
    ]);
  });

  it.each([
    ['one endless word', 'en', 'Überwachungsbenachrichtigungsanbieter'.repeat(4)],
    ['many words', 'en', 'every word counts '.repeat(20).trim()],
    ['a long Japanese title', 'ja', 'サーバーの監視とアラートの通知を設定する'.repeat(5)],
  ])('is never cut: %s', (_name, language, title) => {
    const {lines, size} = fitTitle(title, language, box, widthOf);
    expect(lines.join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''));
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(box.width);
    expect(lines.length * size).toBeLessThanOrEqual(box.height);
  });
});
