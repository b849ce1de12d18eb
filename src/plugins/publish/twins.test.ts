import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {twinOf} from './twins.ts';

const twin = (html: string): string | null =>
  twinOf(load(`<main><article><h1>T</h1>${html}</article></main>`), 'https://example.com');

it.each([
  ['<p>2<sup>32</sup> H<sub>2</sub>O</p>', '2<sup>32</sup> H<sub>2</sub>O'],
  [
    '<ul><li><input type="checkbox" disabled checked> done</li><li><input type="checkbox" disabled> open</li></ul>',
    '- [x] done\n- [ ] open',
  ],
  ['<p><input type="text"><button>Copy</button>Text</p>', 'Text'],
  ['<p><img alt="A dot" src="data:image/png;base64,AAAA"></p>', 'A dot'],
  ['<p><a href="/docs/x">x</a></p>', '[x](https://example.com/docs/x)'],
])('keeps what %j says', (html, markdown) => {
  expect(twin(html)).toBe(`# T\n\n${markdown}\n`);
});
