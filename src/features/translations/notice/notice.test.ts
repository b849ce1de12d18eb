import path from 'node:path';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import remarkRehype from 'remark-rehype';
import {visit} from 'unist-util-visit';
import {beforeAll, expect, it} from 'vitest';
import {testFolder} from '../../../node/test-folder.ts';
import {hashOf, isCurrent, withHash} from '../files.ts';
import {rehypeLead} from '../../../markdown/rehype-lead.ts';
import {differenceOf, folderPairs, rehypeNotice} from './rehype-notice.ts';

const {root, write} = testFolder();
const english = '---\ntitle: A\n---\n\nOne sentence.\n';
const post = 'Opening.\n\n{/* truncate */}\n\nRest.\n';
const docs = 'i18n/fr/docusaurus-plugin-content-docs/current';
const blog = 'i18n/fr/docusaurus-plugin-content-blog';

it.each([
  ['a page with front matter', 'page.md', '---\ntitle: Un\n---\n\nUn role.\n'],
  ['a page without it', 'page.mdx', 'Un role.\n'],
  ['a page that has an older hash', 'page.md', '---\nsource_hash: 0123456789ab\n---\n\nUn role.\n'],
  ['a YAML file', 'authors.yml', '# source_hash: 0123456789ab\nname: Un role.\n'],
])('records the English of %s', (_, file, text) => {
  const translation = withHash(text, hashOf(english), file);
  expect(translation).toContain('Un role.');
  // White space around lines doesn't count.
  expect(isCurrent(translation, `\n${english.replaceAll('\n', ' \r\n')}\n`)).toBe(true);
  expect(isCurrent(translation, `${english}Another.\n`)).toBe(false);
});

beforeAll(() => {
  for (const name of ['current', 'stale', 'unmarked', 'untranslated'])
    write(`docs/${name}.md`, english);
  write(`${docs}/current.md`, withHash('Une phrase.\n', hashOf(english), 'current.md'));
  write(`${docs}/stale.md`, '---\nsource_hash: 0123456789ab\n---\n\nUne phrase.\n');
  write(`${docs}/unmarked.md`, 'Une phrase.\n');
  write(`${docs}/orphan.md`, 'Une phrase.\n');
  write('blog/post/index.md', post);
  write('src/pages/policy.mdx', '# Policy\n');
  write(`${blog}/post/index.md`, post);
});

const difference = (file: string, locale: string) =>
  differenceOf(path.join(root, file), locale, root);

it.each([
  [`${docs}/current.md`, undefined],
  [`${docs}/stale.md`, 'stale'],
  [`${docs}/unmarked.md`, 'stale'],
  [`${docs}/orphan.md`, undefined],
  ['docs/untranslated.md', 'missing'],
  ['src/pages/policy.mdx', 'missing'],
  [`${blog}/post/index.md`, 'stale'],
  ['api/monitor.api.mdx', undefined],
])('difference of %s from the English of today: %s', (file, expected) => {
  expect(difference(file, 'fr')).toBe(expected);
  expect(difference(file, 'en')).toBeUndefined();
  expect(folderPairs('en')).toEqual([]);
});

interface Shown {
  name?: string;
  tagName?: string;
  properties?: {lang?: string};
  attributes?: {value: string}[];
}

/** Elements of a page in their order, with their language or kind. */
function elementsOf(file: string, text: string): string[] {
  const processor = remark()
    .use(remarkMdx)
    .use(remarkRehype, {passThrough: ['mdxjsEsm', 'mdxFlowExpression', 'mdxJsxFlowElement']})
    .use(file.includes('docs') ? [rehypeLead] : [])
    .use(() => rehypeNotice({locale: 'fr', root}) as () => void);
  const shown: string[] = [];
  const tree = processor.runSync(processor.parse(text), {path: path.join(root, file), value: text});
  visit(tree, (node) => {
    const {name, tagName = name, properties, attributes} = node as Shown;
    const value = properties?.lang ?? attributes?.at(-1)?.value;
    if (tagName) shown.push(value ? `${tagName}:${value}` : tagName);
    if (node.type === 'mdxjsEsm') shown.push('import');
  });
  return shown;
}

const wrapped = '<div className="markdown">\n\nText.\n\n</div>\n\n<Steps>\n\nText.\n\n</Steps>\n';

it.each([
  [`${docs}/current.md`, 'Une phrase.\n', 'p PageTools'],
  [`${docs}/stale.md`, 'Une phrase.\n', 'import TranslationNotice:stale p PageTools'],
  // Below a title that is in the text, and English text is marked.
  [
    'src/pages/policy.mdx',
    '# Policy\n\nText.\n\n- One\n',
    'import h1:en TranslationNotice:missing p:en ul:en li',
  ],
  ['src/pages/policy.mdx', wrapped, 'import TranslationNotice:missing div:en p Steps p'],
  // On a post, not on its preview.
  [`${blog}/post/index.md`, post, 'import TranslationNotice:stale p p'],
  [`${blog}/post/index.md`, 'Opening.\n', 'p'],
])('notice on %s, %j: %s', (file, text, shown) => {
  expect(elementsOf(file, text).join(' ')).toBe(shown);
});
