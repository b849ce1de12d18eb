import {expect, it} from 'vitest';
import {contentOf} from '../read.ts';
import {sidebarsRule} from './sidebars.ts';

it('names pages without an entry and entries without a page', async () => {
  const findings = await sidebarsRule.check([contentOf('docs/new.md', 'docs', 'en', 'Text.\n')]);
  expect(findings).toContainEqual({
    file: 'docs/new.md',
    line: 1,
    message: 'No sidebar lists the page: add it to sidebars.ts.',
  });
  const gone = findings.find(
    ({message}) => message === 'There is no page docs/intro.md: create it, or delete its entry.',
  );
  expect(gone).toMatchObject({file: 'sidebars.ts', line: expect.any(Number) as number});
  expect(gone!.line).toBeGreaterThan(1);
});
