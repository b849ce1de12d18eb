import path from 'node:path';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import remarkRehype from 'remark-rehype';
import {visit} from 'unist-util-visit';
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
});

interface Shown {
  name?: string;
  tagName?: string;
  properties?: object;
  attributes?: {name: string; value: string}[];
  data?: {estree?: {body: {source: {value: string}}[]}};
}

/** Elements of a page in their order, with their properties, after what the page imports. */
function elementsOf(file: string, text: string): string {
  const processor = remark()
    .use(remarkMdx)
    .use(remarkRehype, {passThrough: ['mdxjsEsm', 'mdxFlowExpression', 'mdxJsxFlowElement']})
    .use(file.includes('docs') ? [rehypeLead] : [])
    .use(() => rehypeNotice({locale: 'fr', root}) as () => void);
  const shown: string[] = [];
  const tree = processor.runSync(processor.parse(text), {path: path.join(root, file), value: text});
  visit(tree, (node) => {
    const {name, tagName = name, properties = {}, attributes = [], data} = node as Shown;
    const pairs = [
      ...Object.entries(properties),
      ...attributes.map(({name: key, value}) => [key, value]),
    ];
    if (tagName) shown.push(`<${[tagName, ...pairs.map((pair) => pair.join('='))].join(' ')}>`);
    if (data?.estree?.body[0]) shown.push(data.estree.body[0].source.value);
  });
  return shown.join(' ');
}

describe('notice on a page', () => {
  const imported = '@site/src/features/translations/notice/TranslationNotice';

  it('leaves a current page as it is', () => {
    expect(elementsOf(`${docs}/a/current.md`, 'Une phrase.\n')).toBe(
      '<p className=lead> <PageTools>',
    );
  });

  it('stands above the lead of a stale page, with its component', () => {
    expect(elementsOf(`${docs}/a/stale.md`, 'Une phrase.\n')).toBe(
      `${imported} <TranslationNotice kind=stale> <p className=lead> <PageTools>`,
    );
  });

  it('stands below a title that is in the text, and marks English text', () => {
    expect(elementsOf('src/pages/policy.mdx', '# Policy\n\nText.\n\n- One\n')).toBe(
      `${imported} <h1 lang=en> <TranslationNotice kind=missing> <p lang=en> <ul lang=en> <li>`,
    );
    const wrapped =
      '<div className="markdown">\n\nText.\n\n</div>\n\n<Steps>\n\nText.\n\n</Steps>\n';
    expect(elementsOf('src/pages/policy.mdx', wrapped)).toBe(
      `${imported} <TranslationNotice kind=missing> <div className=markdown lang=en> <p> <Steps> <p>`,
    );
  });

  it('stands on a post, not on its preview', () => {
    expect(elementsOf(`${blog}/post/index.md`, post)).toContain(imported);
    expect(elementsOf(`${blog}/post/index.md`, 'Opening.\n')).toBe('<p>');
  });
});
