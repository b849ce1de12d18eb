import {describe, expect, it} from 'vitest';
import {metaDescription, plainText} from './text.ts';

it('reads Markdown as plain text', () => {
  expect(plainText('A [link](/x), **bold**, `code_with_parts` and snake_case_word.')).toBe(
    'A link, bold, code_with_parts and snake_case_word.',
  );
});

describe('metaDescription', () => {
  const sentence = (length: number): string => `${'A'.repeat(length - 1)}.`;
  it('keeps a text that is short enough', () => {
    expect(metaDescription('Short.')).toBe('Short.');
  });
  it('ends at a sentence between 120 and 155 characters', () => {
    expect(metaDescription(`${sentence(60)} ${sentence(70)} ${sentence(80)}`)).toHaveLength(131);
  });
  it('cuts at a word where no sentence ends there', () => {
    const text = metaDescription(`${'word '.repeat(60)}end.`);
    expect(text.length).toBeLessThanOrEqual(155);
    expect(text.length).toBeGreaterThanOrEqual(120);
    expect(text).toMatch(/word …$/);
  });
  it('takes a sentence that begins with an identifier for one, and leaves compounds whole', () => {
    const first = sentence(125);
    expect(metaDescription(`${first} feedChannelIds names the channels of the survey.`)).toBe(
      first,
    );
    expect(metaDescription(`${'Wort '.repeat(29)}einen API-Schlüssel ${sentence(80)}`)).toMatch(
      /Wort einen …$|Wort …$/,
    );
  });
  it('counts full-width signs twice', () => {
    expect([...metaDescription('監視の対象を一覧します。'.repeat(20))].length).toBeLessThanOrEqual(
      78,
    );
  });
});
