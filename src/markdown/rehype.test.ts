import type {Root as Markdown} from 'mdast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import type {Root} from 'hast';
import {describe, expect, it} from 'vitest';
import {rehypeKinds} from '../features/changelog/rehype-kinds.ts';
import {readerSamples} from '../data/reader-values.ts';
import {highlight} from './highlight.ts';
import {rehypeLead} from './rehype-lead.ts';
import {rehypeTables} from './rehype-tables.ts';
import {remarkImports} from './remark-imports.ts';

function run(plugin: () => (tree: Root) => void, html: string): Root {
  const tree = fromHtml(html, {fragment: true});
  plugin()(tree);
  return tree;
}

describe('tables', () => {
  const table =
    '<table><thead><tr><th>Name</th><th><code>TZ</code> zone</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>';

  it('labels each cell with its column', () => {
    const html = toHtml(run(rehypeTables, table));
    expect(html).toContain('<td role="cell" data-label="Name">a</td>');
    expect(html).toContain('<td role="cell" data-label="TZ zone">b</td>');
  });

  it('keeps the roles that a changed layout would take away', () => {
    const html = toHtml(run(rehypeTables, table));
    for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'cell'])
      expect(html).toContain(`role="${role}"`);
  });

  const isCompact = (...rows: string[][]): boolean => {
    const [head, ...body] = rows.map((row, index) =>
      row.map((text) => (index ? `<td>${text}</td>` : `<th>${text}</th>`)).join(''),
    );
    const html = `<table><thead><tr>${head}</tr></thead><tbody>${body.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;
    return toHtml(run(rehypeTables, html)).includes('class="compact"');
  };

  it('marks what fits on a phone as it is', () => {
    expect(
      isCompact(
        ['Target', '1 day', '30 days', '365 days'],
        ['99%', '14 min 24 s', '7 h 12 min', '87 h 36 min'],
      ),
    ).toBe(true);
    expect(
      isCompact(
        ['To find out', 'Use'],
        ['Whether a web page or API responds, and how fast', '<code>http</code>'],
      ),
    ).toBe(true);
    expect(isCompact(['目標', '値'], ['ページビュー', '八文字までの値だ'])).toBe(true);
  });

  it('leaves what does not fit: long cells, many columns, long words', () => {
    expect(isCompact(['Name', 'Effect'], ['a', 'It says what the name stands for'])).toBe(false);
    expect(isCompact(['目標', '値'], ['ページビュー', '九文字になった値だ'])).toBe(false);
    expect(isCompact(['a', 'b', 'c', 'd', 'e'], ['1', '2', '3', '4', '5'])).toBe(false);
    expect(
      isCompact(
        ['Kennzahl', 'Diese Woche', 'Änderung'],
        ['Durchschnittliche Besuchszeit', '50,0\u00a0s', '−0,7\u00a0Prozentpunkte'],
      ),
    ).toBe(false);
  });
});

describe('lead', () => {
  const names = (tree: Root) =>
    tree.children.map((node) =>
      'tagName' in node ? node.tagName : ((node as {name?: string}).name ?? node.type),
    );

  it('marks the first paragraph and puts the tools below it', () => {
    const tree = run(rehypeLead, '<p>Lead.</p><h2>A</h2>');
    expect(names(tree)).toEqual(['p', 'PageTools', 'h2']);
    expect(tree.children[0]).toMatchObject({properties: {className: ['lead']}});
  });

  it('puts the tools first where no paragraph leads', () => {
    expect(names(run(rehypeLead, '<h2>A</h2><p>Text.</p>'))).toEqual(['PageTools', 'h2', 'p']);
    expect(names(run(rehypeLead, ''))).toEqual(['PageTools']);
  });
});

describe('kinds of change', () => {
  it('wraps each kind with what follows it, and leaves the opening paragraph', () => {
    const html = toHtml(
      run(
        rehypeKinds,
        '<p>Opening.</p><h2 id="v1-2-added">Added</h2><ul><li>x</li></ul><h2 id="v1-2-fixed">Fixed</h2><p>y</p>',
      ),
    );
    expect(html).toBe(
      '<p>Opening.</p><section data-kind="added"><h2 id="v1-2-added">Added</h2><ul><li>x</li></ul></section><section data-kind="fixed"><h2 id="v1-2-fixed">Fixed</h2><p>y</p></section>',
    );
  });
});

it('imports the components of a page that other pages do without', () => {
  const tree = {
    type: 'root',
    children: ['Tabs', 'Steps', 'Tabs'].map((name) => ({
      type: 'mdxJsxFlowElement',
      name,
      children: [],
    })),
  };
  remarkImports()(tree as unknown as Markdown);
  expect(tree.children.map(({type}) => type)).toEqual([
    'mdxjsEsm',
    'mdxJsxFlowElement',
    'mdxJsxFlowElement',
    'mdxJsxFlowElement',
  ]);
  expect(tree.children[0]).toMatchObject({
    data: {estree: {body: [{source: {value: '@site/src/components/Tabs'}}]}},
  });
});

it('breaks a line before a long value, but not after its quotation mark', () => {
  const id = readerSamples.workspaceId;
  expect(highlight(`{"a": "${id}"}`, 'json')).not.toMatch(/<wbr><span class="reader"/);
  expect(highlight(`curl /a/${id}`, 'bash')).toMatch(/\/a\/<wbr><span class="reader"/);
  expect(highlight(`<i id="${id}">`, 'html')).toMatch(/"<wbr><span class="reader"/);
});

it('colors the JSON that a shell command sends, and no other braces', () => {
  expect(highlight(`curl -d '{"a": 1}'`, 'bash')).toContain(
    '<span class="token property">"a"</span>',
  );
  expect(highlight(`jq '{id, name}'`, 'bash')).toContain(
    '<span class="token string">\'{id, name}\'</span>',
  );
});
