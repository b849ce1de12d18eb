import {toHtml} from 'hast-util-to-html';
import type {Root} from 'hast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkRehype from 'remark-rehype';
import {describe, expect, it} from 'vitest';
import {readerSamples} from '../data/reader-values.ts';
import {rehypeCode} from './rehype-code.ts';
import {rehypeLead} from './rehype-lead.ts';
import {rehypeTables} from './rehype-tables.ts';
import {remarkImports} from './remark-imports.ts';

function run(plugin: () => (tree: Root) => void, markdown: string): Root {
  const processor = remark().use(remarkGfm).use(remarkRehype).use(plugin);
  return processor.runSync(processor.parse(markdown));
}

describe('tables', () => {
  it('labels each cell with its column, and keeps the roles that a changed layout takes away', () => {
    const html = toHtml(run(rehypeTables, '| Name | `TZ` zone |\n|---|---|\n| a | b |'));
    expect(html).toContain('<td role="cell" data-label="Name">a</td>');
    expect(html).toContain('<td role="cell" data-label="TZ zone">b</td>');
    for (const role of ['table', 'rowgroup', 'row', 'columnheader'])
      expect(html).toContain(`role="${role}"`);
  });

  it.each([
    ['| Target | 1 day | 365 days |', '| 99% | 14 min 24 s | 87 h 36 min |', true],
    [
      '| To find out | Use |',
      '| Whether a web page or API responds, and how fast | `http` |',
      true,
    ],
    ['| 目標 | 値 |', '| ページビュー | 八文字までの値だ |', true],
    // Long cells, and long words.
    ['| Name | Effect |', '| a | It says what the name stands for |', false],
    ['| 目標 | 値 |', '| ページビュー | 九文字になった値だ |', false],
    ['| Kennzahl | Woche |', '| Durchschnittliche Besuchszeit | −0,7\u00a0Prozentpunkte |', false],
  ])('fits on a phone as it is: %s %s: %s', (head, row, isCompact) => {
    const line = head.replace(/[^|]+/g, '---');
    const html = toHtml(run(rehypeTables, [head, line, row].join('\n')));
    expect(html.includes('class="compact"')).toBe(isCompact);
  });
});

describe('lead', () => {
  const names = (tree: Root) =>
    tree.children.flatMap((node) =>
      'tagName' in node ? [node.tagName] : ((node as {name?: string}).name ?? []),
    );

  it('marks the first paragraph and puts the tools below it', () => {
    const tree = run(rehypeLead, 'Lead.\n\n## A');
    expect(names(tree)).toEqual(['p', 'PageTools', 'h2']);
    expect(tree.children[0]).toMatchObject({properties: {className: ['lead']}});
  });

  it('puts the tools first where no paragraph leads', () => {
    expect(names(run(rehypeLead, '## A\n\nText.'))).toEqual(['PageTools', 'h2', 'p']);
    expect(names(run(rehypeLead, ''))).toEqual(['PageTools']);
  });
});

it('imports the components of a page that other pages do without', () => {
  const processor = remark().use(remarkMdx).use(remarkImports);
  const tree = processor.parse('<Tabs />\n\n<Steps />\n\n<Tabs />');
  processor.runSync(tree);
  expect(tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? node.value : []))).toEqual([
    `import Tabs from '@site/src/components/Tabs';`,
  ]);
});

describe('code', () => {
  const htmlOf = (language: string, code: string): string => {
    const [frame] = run(rehypeCode, `\`\`\`${language}\n${code}\n\`\`\``).children;
    if (frame?.type !== 'mdxJsxFlowElement') throw new Error('The code block became no element.');
    const html = frame.attributes.find(
      (attribute) => 'name' in attribute && attribute.name === 'html',
    );
    return String(html?.value);
  };

  it('marks the lines that a fence names', () => {
    const lines = htmlOf('js {1,3-4}', 'let a;\nlet b;\nlet c = `d\ne`;').split('\n');
    expect(lines.map((line) => line.includes('marked'))).toEqual([true, false, true, true]);
  });

  it('indents what is wrapped of a long line, and lets a path break after a slash', () => {
    expect(htmlOf('text', `  cp a /var/lib/tianji-content/b ${'c'.repeat(9)}`)).toBe(
      '<span class="hang" style="--indent:2">  cp a /var/lib/tianji-content/<wbr>b ccccccccc</span>',
    );
  });

  it('marks the sample values that a reader replaces', () => {
    const {workspaceId} = readerSamples;
    expect(htmlOf('text', workspaceId)).toBe(
      `<span class="reader" data-reader="workspaceId">${workspaceId}</span>`,
    );
  });

  it('colors the JSON that a shell command sends, and no other braces', () => {
    expect(htmlOf('bash', `curl -d '{"a": 1}'`)).toContain(
      '<span class="token keyword">&quot;a&quot;</span>',
    );
    expect(htmlOf('bash', `jq '{id, name}'`)).toContain(
      '<span class="token string">\'{id, name}\'</span>',
    );
  });
});
