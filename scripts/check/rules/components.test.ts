import {expect, it} from 'vitest';
import {contentOf} from '../read.ts';
import {componentsRule} from './components.ts';

it.each([
  ['<Steeps>\n</Steeps>', /There is no component <Steeps>. Did you mean Steps\?/],
  [':::warn\nText\n:::', /":::warn" as text: use note, tip, info, warning, danger/],
  ["import Own from './Own';\n\n<Own />\n\n<Cards />\n\n:::note\nAt 10:30.\n:::", undefined],
])('reads %j', async (body, message) => {
  const findings = await componentsRule.check([
    contentOf('docs/new.md', 'docs', 'en', `---\ntitle: New\n---\n\n${body}\n`),
  ]);
  expect(findings).toEqual(
    message
      ? [{file: 'docs/new.md', line: 5, message: expect.stringMatching(message) as string}]
      : [],
  );
});
