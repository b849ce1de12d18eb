import {expect, it} from 'vitest';
import {contentOf} from '../read.ts';
import {changelogRule} from './changelog.ts';

it.each([
  ['added', 'v1-added', []],
  ['added', 'v1-news', [[5, /unknown: end the ID .* -breaking, -added/]]],
  ['fixed', 'v1-added', [[2, /write tags: \[added\]/]]],
  ['added, new', 'v1-added', [[2, /Unknown tag "new"/]]],
] as const)('compares the tags %s with the section %s', async (tags, id, expected) => {
  const text = `---\ntags: [${tags}]\n---\n\n## Added {/* #${id} */}\n`;
  const findings = [...(await changelogRule.check([contentOf('changelog/new.md', 'changelog', 'en', text)]))].sort(
    (a, b) => a.line - b.line,
  );
  expect(findings).toMatchObject(expected.map(([line, message]) => ({line, message: expect.stringMatching(message) as string})));
});
