import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {entryHtml} from './entry-html.ts';
import {kinds} from './releases.ts';

it('makes sections of the kinds, with headings of level 3 and without IDs', () => {
  const markdown = [
    'Opening. <!-- a comment -->',
    '## Added {/* #v1-added */}',
    '- `x` [role](/docs/workspace/roles) [issue](https://example.com)',
    '## Fixed {/* #v1-fixed */}',
    'y',
  ];
  const html = [
    '<p>Opening. </p>',
    '<section data-kind="added"><h3>Added</h3>',
    '<ul>',
    '<li><code translate="no">x</code> <a href="/fr/docs/workspace/roles">role</a> <a href="https://example.com">issue</a></li>',
    '</ul>',
    '</section><section data-kind="fixed"><h3>Fixed</h3>',
    '<p>y</p></section>',
  ];
  expect(entryHtml(markdown.join('\n\n'), '/fr/', 'v1.md')).toBe(html.join('\n'));
});

it.each([
  '{/* a note */}',
  '<Tabs>text</Tabs>',
  'Some <Method /> here.',
  '<!-- a comment -->, and text',
  ':::warning\n\nText.\n\n:::',
  '> [!NOTE]\n> Text.',
  '[Guide](./guide.md)',
  '[Below](#v1-fixed)',
  '![Chart](/img/chart.png)',
  '![Chart][chart]\n\n[chart]: /img/chart.png',
  'Text.[^1]\n\n[^1]: Note.',
  '[Other](//example.com/a)',
])('refuses %j, which only the page of the release could show', (markdown) => {
  expect(() => entryHtml(markdown, '/', 'v1.md')).toThrow(
    /^v1\.md: the list of releases can't show .{3}/,
  );
});

it.each(kinds)('the kind "%s" has a tag, and the style sheet a sign and the filter', (kind) => {
  expect(readFileSync('changelog/tags.yml', 'utf8')).toContain(`${kind}:\n  label: `);
  const css = readFileSync('src/features/changelog/kinds.css', 'utf8');
  expect(css).toContain(`[data-kind='${kind}'] {\n  --kind-sign: `);
  expect(css).toContain(
    `[value='${kind}']:checked) ~ .changelog-list [data-kind]:not([data-kind~='${kind}'])`,
  );
});
