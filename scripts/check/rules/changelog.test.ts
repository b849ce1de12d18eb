import {expect, it} from 'vitest';
import {contentOf} from '../read.ts';
import {changelogRule} from './changelog.ts';

it.each([
  ['added', 'v1-added', []],
  ['added', 'v1-news', [[6, /unknown: end the ID .* -breaking, -added/]]],
  ['fixed', 'v1-added', [[2, /write tags: \[added\]/]]],
  ['added, new', 'v1-added', [[2, /Unknown tag "new"/]]],
] as const)('compares the tags %s with the section %s', async (tags, id, expected) => {
  const text = `---\ntags: [${tags}]\ndate: 2026-01-02\n---\n\n## Added {/* #${id} */}\n\n- One.\n`;
  const findings = [
    ...(await changelogRule.check([
      contentOf('changelog/2026-01-02-v1.md', 'changelog', 'en', text),
    ])),
  ].sort((a, b) => a.line - b.line);
  expect(findings).toMatchObject(
    expected.map(([line, message]) => ({line, message: expect.stringMatching(message) as string})),
  );
});

it('finds an empty section and a date that the name of the file lacks', async () => {
  const text =
    '---\ntags: [added, fixed]\ndate: 2026-01-03\n---\n\n## Added {/* #v1-added */}\n\n## Fixed {/* #v1-fixed */}\n\n- One.\n';
  expect(
    await changelogRule.check([contentOf('changelog/2026-01-02-v1.md', 'changelog', 'en', text)]),
  ).toMatchObject([
    {line: 3, message: expect.stringContaining('2026-01-03-…') as string},
    {line: 6, message: expect.stringContaining('is empty') as string},
  ]);
});
