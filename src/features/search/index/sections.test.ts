import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {searchPageOf} from './sections.ts';

it('leaves out the links to other pages at the end of a page, and keeps what stands around them', () => {
  const html = `<html><head><title>Backups | Site</title><meta name="description" content="How to keep data."></head><body><main><article>
    <h1>Backups</h1><p>Keep your data.</p>
    <h2 id="restore">Restore</h2><p>Bring it back.</p>
    <h2 id="next">Where to go next</h2><ul><li>Status pages</li></ul></article></main></body></html>`;
  expect(searchPageOf('/docs/backups', load(html))?.sections).toEqual([
    {heading: '', anchor: '', text: 'How to keep data. Keep your data.'},
    {heading: 'Restore', anchor: 'restore', text: 'Bring it back.'},
  ]);
});
