import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {searchPageOf, type SearchPage} from './sections.ts';

const read = (route: string, main: string, meta = ''): SearchPage | null =>
  searchPageOf(route, load(`<title>Tab | Site</title>${meta}<main>${main}</main>`));

const description = '<meta name="description" content="How to keep data.">';

it('reads the head with its description, and sections without the links to the next pages', () => {
  const html = `<article><h1>Backups</h1><p>Keep your data.</p>
    <h2 id="restore">2. Restore</h2><p>Bring it <b>back</b>.<button>Copy</button></p>
    <h2 id="next">Where to go next</h2><ul><li>Status pages</li></ul></article>`;
  const page = read('/docs/backups', html, description);
  expect(page).toMatchObject({title: 'Backups', area: 'docs', method: ''});
  expect(page?.sections).toEqual([
    {heading: '', anchor: '', text: 'How to keep data. Keep your data.'},
    {heading: 'Restore', anchor: 'restore', text: 'Bring it back.'},
  ]);
});

it('makes a section of a table row about an environment variable', () => {
  const row = (id: string): string =>
    `<tr><td><code id="${id}">${id}</code></td><td>Text</td></tr>`;
  const sections = read('/docs/environment', `<table>${row('JWT_SECRET')}${row('other')}</table>`);
  expect(sections?.sections).toEqual([
    {heading: '', anchor: '', text: 'other · Text'},
    {heading: 'JWT_SECRET', anchor: 'JWT_SECRET', text: 'Text'},
  ]);
});

it('makes one section of an operation, with its facts apart', () => {
  const html = `<article><div class="api-page"><header><span translate="no">GET</span> /monitor/{id}</header>
    <p>Reads a monitor.</p><h2 id="body">Body</h2><p>Its fields.</p></div></article>`;
  expect(read('/api/monitor-get', html)).toMatchObject({
    method: 'GET',
    context: '/api/monitor-get GET /monitor/{id}',
    sections: [{anchor: '', text: 'Reads a monitor. Its fields.'}],
  });
});

it('knows a marketing page by its title, with its slogan as a heading', () => {
  expect(read('/pricing', '<h1>Pay less</h1>')).toMatchObject({
    title: 'Tab',
    area: 'site',
    sections: [{heading: 'Pay less'}],
  });
});

it('has lists of pages by their description only', () => {
  expect(read('/blog', '<p>First post</p>', description)?.sections).toEqual([
    {heading: '', anchor: '', text: 'How to keep data.'},
  ]);
});

it.each([
  ['/blog/tags/setup', ''],
  ['/markdown-page', ''],
  ['/docs/hidden', '<meta name="robots" content="noindex, nofollow">'],
])('leaves out %s %s', (route, meta) => {
  expect(read(route, '<p>Text</p>', meta)).toBeNull();
});
