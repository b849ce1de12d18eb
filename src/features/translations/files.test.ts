import {expect, it} from 'vitest';
import {hashOf, isCurrent} from './files.ts';
import {withHash} from './status/files.ts';

const english = 'A role.\n';

it.each([
  ['a page with front matter', 'page.md', '---\ntitle: Un\n---\n\nUn role.\n'],
  ['a page without it', 'page.mdx', 'Un role.\n'],
  ['a page that has an older hash', 'page.md', '---\nsource_hash: 0123456789ab\n---\n\nUn role.\n'],
  ['a YAML file', 'authors.yml', 'name: Un role.\n'],
])('records the English of %s', (_, file, text) => {
  const translation = withHash(text, hashOf(english), file);
  expect(translation).toContain('Un role.');
  expect(isCurrent(translation, english)).toBe(true);
  expect(isCurrent(translation, 'A role, as a rule.\n')).toBe(false);
});

it('does not mind white space around lines', () => {
  expect(hashOf('\nA role.  \r\n\r\n')).toBe(hashOf(english));
});
