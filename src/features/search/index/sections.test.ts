import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {searchPageOf} from './sections.ts';

const description = '<meta name="description" content="How to keep data.">';
const read = (route: string, main: string, meta = '') =>
  searchPageOf(route, load(`<title>Tab | Site</title>${meta}<main>${main}</main>`));

const guide = `<article><h1>Backups</h1><p>Keep your data.</p>
  <h2 id="restore">2. Restore</h2><p>Bring it <b>back</b>.<button>Copy</button></p>
  <h2 id="next">Where to go next</h2><ul><li>Status pages</li></ul></article>`;
const row = (id: string) => `<tr><td><code id="${id}">${id}</code></td><td>Text</td></tr>`;
const operation = `<article><div class="api-page"><header><span translate="no">GET</span> /monitor/{id}</header>
  <p>Reads a monitor.</p><h2 id="body">Body</h2><p>Its fields.</p></div></article>`;
const head = {heading: '', anchor: '', text: 'How to keep data.'};

it.each([
  {
    title: 'the head with its description, and sections without the links to the next pages',
    route: '/docs/backups',
    main: guide,
    page: {title: 'Backups', area: 'docs', method: ''},
    sections: [
      {...head, text: 'How to keep data. Keep your data.'},
      {heading: 'Restore', anchor: 'restore', text: 'Bring it back.'},
    ],
  },
  {
    title: 'a table row about an environment variable as a section',
    route: '/docs/environment',
    main: `<table>${row('JWT_SECRET')}${row('other')}</table>`,
    sections: [
      {...head, text: 'How to keep data. other · Text'},
      {heading: 'JWT_SECRET', anchor: 'JWT_SECRET', text: 'Text'},
    ],
  },
  {
    title: 'an operation as one section, with its facts apart',
    route: '/api/monitor-get',
    main: operation,
    page: {method: 'GET', context: '/api/monitor-get GET /monitor/{id}'},
    sections: [{...head, text: 'How to keep data. Reads a monitor. Its fields.'}],
  },
  {
    title: 'a marketing page by its title, with its slogan as a heading',
    route: '/pricing',
    main: '<h1>Pay less</h1>',
    page: {title: 'Tab', area: 'site'},
    sections: [{...head, heading: 'Pay less'}],
  },
  {title: 'a list by its description', route: '/blog', main: '<p>First post</p>', sections: [head]},
])('reads $title', ({route, main, page = {}, sections}) => {
  expect(read(route, main, description)).toMatchObject({...page, sections});
});

it.each([
  ['/blog/tags/setup', ''],
  ['/markdown-page', ''],
  ['/docs/hidden', '<meta name="robots" content="noindex, nofollow">'],
])('leaves out %s %s', (route, meta) => {
  expect(read(route, '<p>Text</p>', meta)).toBeNull();
});
