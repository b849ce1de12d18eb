import {describe, expect, it} from 'vitest';
import {forDocusaurus} from './notes.ts';

describe('Markdown of other generators', () => {
  it.each([
    ['a note with a space', '::: tip\nText\n:::', ':::tip\nText\n:::'],
    ['a note in a quote', '> ::: warning Title', '> :::warning Title'],
    ['line ends of Windows and a byte order mark', '\uFEFFOne\r\nTwo', 'One\nTwo'],
    ['an unknown kind', '::: aside', '::: aside'],
    ['a code block', '```\n::: tip\n```\n::: tip', '```\n::: tip\n```\n:::tip'],
    [
      'a fence with a language in a code block',
      '```md\n```js\n::: tip\n```\n::: tip',
      '```md\n```js\n::: tip\n```\n:::tip',
    ],
    ['a longer fence', '````\n```\n::: tip\n````', '````\n```\n::: tip\n````'],
  ])('becomes what Docusaurus reads: %s', (_, text, read) => {
    expect(forDocusaurus(text)).toBe(read);
  });
});
