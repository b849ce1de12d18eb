import {describe, expect, it} from 'vitest';
import {
  attribute,
  element,
  fence,
  linkOperations,
  mdxText,
  metaDescription,
  plainText,
} from './text.ts';

describe('mdxText', () => {
  it('escapes braces and angle brackets of the text', () => {
    expect(mdxText('a {b} <c> d')).toBe('a &#123;b&#125; &lt;c&gt; d');
  });
  it('leaves code alone', () => {
    expect(mdxText('use `{{url}}` and ``<a`b>``')).toBe('use `{{url}}` and ``<a`b>``');
    expect(mdxText('```json\n{"a": 1}\n```')).toBe('```json\n{"a": 1}\n```');
  });
  it('keeps a line from being read as an import or export', () => {
    expect(mdxText('export the data\nimportant')).toBe('&#101;xport the data\nimportant');
  });
});

describe('attribute', () => {
  it('writes plain words in quotes and everything else as an expression', () => {
    expect(attribute('name', 'a b')).toBe(' name="a b"');
    expect(attribute('name', 'say "hi" {x}')).toBe(' name={"say \\"hi\\" {x}"}');
    expect(attribute('items', ['a'])).toBe(' items={["a"]}');
  });
  it('leaves out what is not set', () => {
    expect([attribute('a', undefined), attribute('a', false), attribute('a', true)]).toEqual([
      '',
      '',
      ' a',
    ]);
  });
});

it('closes an element that holds nothing', () => {
  expect(element('Field', {id: 'a'}, ['', ''])).toBe('<Field id="a" />');
  expect(element('Field', {}, ['text'])).toBe('<Field>\n\ntext\n\n</Field>');
});

it('makes a fence longer than the backticks in the code, and a title without what would break it', () => {
  expect(fence('js', 'a ``` b')).toBe('````js\na ``` b\n````');
  expect(fence('json', '1', 'a "b" `c`')).toBe('```json title="a b c"\n1\n```');
});

it('reads Markdown as plain text', () => {
  expect(plainText('A [link](/x), **bold**, `code_with_parts` and snake_case_word.')).toBe(
    'A link, bold, code_with_parts and snake_case_word.',
  );
});

describe('metaDescription', () => {
  const sentence = (length: number): string => `${'a'.repeat(length - 1)}.`;
  it('keeps a text that is short enough', () => {
    expect(metaDescription('Short.')).toBe('Short.');
  });
  it('ends at a sentence between 120 and 155 characters', () => {
    expect(metaDescription(`${sentence(60)} ${sentence(70)} ${sentence(80)}`)).toHaveLength(131);
  });
  it('cuts at a word where no sentence ends there', () => {
    const text = metaDescription(`${'word '.repeat(60)}end.`);
    expect(text.length).toBeLessThanOrEqual(155);
    expect(text.length).toBeGreaterThanOrEqual(120);
    expect(text).toMatch(/word …$/);
  });
  it('counts full-width signs twice', () => {
    expect([...metaDescription('監視の対象を一覧します。'.repeat(20))].length).toBeLessThanOrEqual(
      78,
    );
  });
});

it('links operation ids outside of code blocks, once', () => {
  const mdx = [
    'Read `monitor-get`, not [`monitor-get`](/x).',
    '<Field name="a" text={"`monitor-get`"} />',
    '```',
    '`monitor-get`',
    '```',
    '`other-thing`',
  ].join('\n');
  expect(
    linkOperations(mdx, (id) => (id === 'monitor-get' ? '/api/monitor-get' : undefined)).split(
      '\n',
    ),
  ).toEqual([
    'Read [`monitor-get`](/api/monitor-get), not [`monitor-get`](/x).',
    '<Field name="a" text={"`monitor-get`"} />',
    '```',
    '`monitor-get`',
    '```',
    '`other-thing`',
  ]);
});
