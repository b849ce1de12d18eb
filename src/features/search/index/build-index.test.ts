import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {pack, unpack} from '../engine/packing.ts';
import type {IndexDocument} from '../engine/schema.ts';
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

it('unpacks the terms that it packed', () => {
  const terms = ['monitor', '状态', 'größe', '1.32.25'];
  const document = (id: number): IndexDocument => ({
    title: id % 7 === 0 ? terms : [],
    heading: [terms[id % 4]!],
    alias: [],
    context: ['all'],
    text: id === 79 ? ['last', 'last'] : [],
  });
  const unpacked = unpack(
    JSON.parse(JSON.stringify(pack(Array.from({length: 80}, (_, id) => document(id))))),
  );
  expect(unpacked.all()).toEqual([...terms, 'all', 'last'].sort());
  expect(unpacked.startingWith('la')).toEqual(['last']);
  expect(unpacked.has('las')).toBe(false);
  expect(unpacked.postingsOf('last')).toEqual([
    {field: 4, documents: [79], repeated: new Set([79])},
  ]);
  expect(unpacked.postingsOf('monitor').map(({field, documents}) => [field, documents])).toEqual([
    [0, [0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77]],
    [1, Array.from({length: 20}, (_, index) => index * 4)],
  ]);
});
