import {readFileSync} from 'node:fs';
import fg from 'fast-glob';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {entryHtml} from './entry-html.ts';

describe('release in the list', () => {
  it('has its kinds as sections with headings of level 3 and no ids', () => {
    expect(
      entryHtml(
        'Opening.\n\n## Added {/* #v1-added */}\n\n- `x` [role](/docs/workspace/roles).',
        '/fr/',
      ),
    ).toBe(
      '<p>Opening.</p>\n<section data-kind="added"><h3>Added</h3>\n<ul>\n<li><code translate="no">x</code> <a href="/fr/docs/workspace/roles">role</a>.</li>\n</ul></section>',
    );
  });

  it('refuses what only MDX understands', () => {
    expect(() => entryHtml('{/* a note */}', '/')).toThrow(/plain Markdown/);
  });

  it.each(fg.sync('changelog/*.md'))('%s is plain Markdown with at least one kind', (file) => {
    expect(entryHtml(matter(readFileSync(file, 'utf8')).content, '/')).toContain(
      '<section data-kind=',
    );
  });
});
