import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {beforeAll, describe, expect, it} from 'vitest';
import {testFolder} from '../../../node/test-folder.ts';
import {hashOf, translations} from '../files.ts';
import {rehypeLead} from '../../../markdown/rehype-lead.ts';
import {differenceOf, folderPairs} from './freshness.ts';
import {rehypeNotice} from './rehype-notice.ts';

const {root, write} = testFolder();
const english = '---\ntitle: A\n---\n\nOne sentence.\n';
const post = 'Opening.\n\n{/* truncate */}\n\nRest.\n';
const docs = 'i18n/fr/docusaurus-plugin-content-docs/current';
const blog = 'i18n/fr/docusaurus-plugin-content-blog';

beforeAll(() => {
  for (const name of ['current', 'stale', 'unmarked', 'untranslated'])
    write(`docs/a/${name}.md`, english);
  write(
    `${docs}/a/current.md`,
    `---\nsource_hash: ${hashOf(english)}\ntitle: B\n---\n\nUne phrase.\n`,
  );
  write(`${docs}/a/stale.md`, '---\nsource_hash: 0123456789ab\n---\n\nUne phrase.\n');
  write(`${docs}/a/unmarked.md`, 'Une phrase.\n');
  write(`${docs}/a/orphan.md`, 'Une phrase.\n');
  write('blog/post/index.md', post);
  write(`${blog}/post/index.md`, post);
  write('src/pages/policy.mdx', '# Policy\n\nText.\n');
  write('api/monitor.api.mdx', 'Text.\n');
});

const difference = (file: string, locale: string | undefined = 'fr') =>
  differenceOf(path.join(root, file), locale, root);

describe('difference of a page from the English of today', () => {
  it.each([
    [`${docs}/a/current.md`, undefined],
    [`${docs}/a/stale.md`, 'stale'],
    [`${docs}/a/unmarked.md`, 'stale'],
    [`${docs}/a/orphan.md`, undefined],
    ['docs/a/untranslated.md', 'missing'],
    ['src/pages/policy.mdx', 'missing'],
    [`${blog}/post/index.md`, 'stale'],
    ['api/monitor.api.mdx', undefined],
  ])('%s: %s', (file, expected) => {
    expect(difference(file)).toBe(expected);
  });

  it('is none in an English build', () => {
    expect(difference('docs/a/untranslated.md', 'en')).toBeUndefined();
    expect(folderPairs('en')).toEqual([]);
    expect(folderPairs(undefined)).toEqual([]);
    for (const locale of translations) expect(folderPairs(locale)).toHaveLength(4);
  });

  it('comes and goes with the English', () => {
    write('docs/a/current.md', english.replace('One', 'Another'));
    expect(difference(`${docs}/a/current.md`)).toBe('stale');
    write('docs/a/current.md', english);
    expect(difference(`${docs}/a/current.md`)).toBeUndefined();
  });
});

/** Program that a page becomes, as the build makes it. */
async function compiled(file: string, text: string): Promise<string> {
  const lead = file.includes('docs') ? [rehypeLead] : [];
  const options = {
    jsx: true,
    rehypePlugins: [...lead, [rehypeNotice, {locale: 'fr', root}]] as never,
  };
  return String(await compile(new VFile({value: text, path: path.join(root, file)}), options));
}

describe('notice on a page', () => {
  const imported =
    'import TranslationNotice from "@site/src/features/translations/notice/TranslationNotice"';

  it('leaves a current page as it is', async () => {
    const page = await compiled(`${docs}/a/current.md`, 'Une phrase.\n');
    expect(page).not.toContain('TranslationNotice');
    expect(page).not.toContain('lang=');
  });

  it('stands above the lead of a stale page, with its component', async () => {
    const page = await compiled(`${docs}/a/stale.md`, 'Une phrase.\n');
    expect(page).toContain(imported);
    expect(page).toMatch(
      /<TranslationNotice kind="stale" \/>\s*(?:\{"\\n"\}\s*)?<_components\.p className="lead">/,
    );
    expect(page).not.toContain('lang=');
  });

  it('stands below a title that is in the text, and marks English text', async () => {
    const page = await compiled('src/pages/policy.mdx', '# Policy\n\nText.\n\n- One\n');
    expect(page).toMatch(
      /<\/_components\.h1>.*<TranslationNotice kind="missing" \/>.*<_components\.p[^>]*lang="en"/s,
    );
    expect(page).toMatch(/<_components\.ul[^>]*lang="en"/);
    const wrapped = await compiled(
      'src/pages/policy.mdx',
      '<div className="markdown">\n\nText.\n\n</div>\n\n<Steps>\n\nText.\n\n</Steps>\n',
    );
    expect(wrapped).toMatch(/<div className="markdown" lang="en">/);
    expect(wrapped).toContain('<Steps>');
  });

  it('stands on a post, not on its preview', async () => {
    expect(await compiled(`${blog}/post/index.md`, post)).toContain(imported);
    expect(await compiled(`${blog}/post/index.md`, 'Opening.\n')).not.toContain(
      'TranslationNotice',
    );
  });
});
