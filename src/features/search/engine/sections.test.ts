import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {searchPageOf} from '../index/sections.ts';

it('leaves out the links to other pages at the end of a page, and keeps what stands around them', () => {
  const html = `<html><head><title>Backups | Site</title><meta name="description" content="How to keep data."></head><body><main><article>
    <h1>Backups</h1><p>Keep your data.</p>
    <h2 id="restore">Restore</h2><p>Bring it back.</p>
    <h2 id="next">Where to go next</h2><ul><li>Status pages</li></ul></article></main></body></html>`;
  const page = searchPageOf('/docs/backups', load(html));
  expect(page?.sections.map(({anchor}) => anchor)).toEqual(['', 'restore']);
  expect(JSON.stringify(page)).not.toContain('Status pages');
  expect(page?.sections[1]).toEqual({heading: 'Restore', anchor: 'restore', text: 'Bring it back.'});
});
