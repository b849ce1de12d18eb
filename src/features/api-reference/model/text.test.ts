import {expect, it} from 'vitest';
import {metaDescription, plainText} from './text.ts';

it('reads Markdown as plain text', () => {
  expect(plainText('A [link](/x), **bold**, `code_with_parts` and snake_case_word.')).toBe(
    'A link, bold, code_with_parts and snake_case_word.',
  );
});

const sentence = (length: number): string => `${'A'.repeat(length - 1)}.`;

it.each([
  ['Short.', /^Short\.$/],
  // Whole sentences, where they fill the room.
  [`${sentence(60)} ${sentence(70)} ${sentence(80)}`, /^.{131}$/],
  [`${sentence(125)} feedChannelIds names the channels of the survey.`, /^A{124}\.$/],
  // Whole words elsewhere.
  [`${'word '.repeat(60)}end.`, /^.{113,149}word …$/],
  [`${'Wort '.repeat(29)}einen API-Schlüssel ${sentence(80)}`, /Wort( einen)? …$/],
  // Full-width characters count twice.
  ['監視の対象を一覧します。'.repeat(20), /^.{60,78}$/],
])('makes a description of %s', (text, description) => {
  expect(metaDescription(text)).toMatch(description);
});
