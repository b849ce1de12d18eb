import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {contentOf} from '../read.ts';
import {samplesRule} from './samples.ts';

it.each([
  ['doc', 8],
  ['post', 3],
  ['release', 2],
])('finds each sample text of an untouched %s', async (name, count) => {
  const text = readFileSync(`scripts/new/${name}.md`, 'utf8').replace(/\$[a-z]+/g, 'certificates');
  const findings = await samplesRule.check([contentOf('docs/new.md', 'docs', 'en', text)]);
  expect(findings).toHaveLength(count);
  expect(findings[0]!.message).toBe(
    'The description in the front matter is still the sample text of "npm run new": replace it.',
  );
});

it('accepts a page that is written', async () => {
  const file = 'docs/workspace/roles.md';
  expect(
    await samplesRule.check([contentOf(file, 'docs', 'en', readFileSync(file, 'utf8'))]),
  ).toEqual([]);
});
