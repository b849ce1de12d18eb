import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {hashOf, withHash} from '../../../src/features/translations/status/files.ts';
import {contentOf} from '../read.ts';
import {parityRule} from './parity.ts';

const source = 'docs/special-thanks.md';
const target = 'i18n/fr/docusaurus-plugin-content-docs/current/special-thanks.md';
const english = readFileSync(source, 'utf8');
const findingsOf = async (text: string) =>
  parityRule.check([
    contentOf(source, 'docs', 'en', english),
    contentOf(target, 'docs', 'fr', withHash(text, hashOf(english), target)),
  ]);

it('finds a copy that was left in English', async () => {
  expect(await findingsOf(english)).toMatchObject([
    {file: target, message: expect.stringContaining('still English') as string},
  ]);
});

it('accepts the translation', async () => {
  expect(await findingsOf(readFileSync(target, 'utf8'))).toEqual([]);
});
