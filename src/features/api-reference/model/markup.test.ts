import {expect, it} from 'vitest';
import {readMarkdown} from './markup.ts';

const read = (markdown: string) =>
  readMarkdown(markdown, (id) => (id === 'monitor-get' ? '/api/monitor-get' : undefined));

it('reads Markdown into elements', () => {
  expect(read('A **b**\n\n- c')).toEqual([
    ['p', {}, 'A ', ['strong', {}, 'b']],
    '\n',
    ['ul', {}, '\n', ['li', {}, 'c'], '\n'],
  ]);
  expect(read(' ')).toEqual([]);
});

it('shows HTML and braces as text', () => {
  expect(read('a {b} <c> d')).toEqual([['p', {}, 'a {b} ', '<c>', ' d']]);
});

it('links operation IDs in code, once', () => {
  expect(read('`monitor-get` [`monitor-get`](/x) `other-thing`')).toEqual([
    [
      'p',
      {},
      ['a', {href: '/api/monitor-get'}, ['code', {}, 'monitor-get']],
      ' ',
      ['a', {href: '/x'}, ['code', {}, 'monitor-get']],
      ' ',
      ['code', {}, 'other-thing'],
    ],
  ]);
});

it('highlights code blocks', () => {
  expect(read('```json\n1\n```')).toEqual([
    ['CodeFrame', {language: 'json', html: expect.stringContaining('1') as unknown}],
  ]);
});
