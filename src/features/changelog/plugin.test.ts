import {readFileSync} from 'node:fs';
import {Globby as glob} from '@docusaurus/utils';
import matter from '@11ty/gray-matter';
import {describe, expect, it} from 'vitest';
import {entryHtml} from './entry-html.ts';

describe('release in the list', () => {
  it('has its kinds as sections with headings of level 3 and no ids', () => {
    expect(
      entryHtml(
        'Opening.\n\n## Added {/* #v1-added */}\n\n- `x` [role](/docs/workspace/roles).\n\n## Fixed {/* #v1-fixed */}\n\ny',
        '/fr/',
      ),
    ).toBe(
      '<p>Opening.</p>\n<section data-kind="added"><h3>Added</h3>\n<ul>\n<li><code translate="no">x</code> <a href="/fr/docs/workspace/roles">role</a>.</li>\n</ul>\n</section><section data-kind="fixed"><h3>Fixed</h3>\n<p>y</p></section>',
    );
  });

  it('refuses what only MDX understands', () => {
    expect(() => entryHtml('{/* a note */}', '/')).toThrow(/plain Markdown/);
  });

  it.each(glob.sync('changelog/*.md'))('%s is plain Markdown with at least one kind', (file) => {
    expect(entryHtml(matter(readFileSync(file, 'utf8')).content, '/')).toContain(
      '<section data-kind=',
    );
  });
});
