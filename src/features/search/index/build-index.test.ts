import {load} from 'cheerio';
import MiniSearch from 'minisearch';
import {expect, it} from 'vitest';
import {pack, unpack} from '../engine/packing.ts';
import {engineOptions, type IndexDocument} from '../engine/schema.ts';
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

it('unpacks the engine that it packed', () => {
  const engine = new MiniSearch<IndexDocument>(engineOptions);
  const terms = ['monitor', '状态', 'größe', '1.32.25'];
  const document = (id: number): IndexDocument => ({
    id,
    title: id % 7 === 0 ? terms : [],
    heading: [terms[id % 4]!],
    alias: [],
    context: ['all'],
    text: id === 79 ? ['last', 'last'] : [],
  });
  engine.addAll(Array.from({length: 80}, (_, id) => document(id)));
  const unpacked = unpack(JSON.parse(JSON.stringify(pack(engine))));
  expect([...unpacked.terms.keys()].sort()).toEqual([...terms, 'all', 'last'].sort());
  for (const term of unpacked.terms.keys()) {
    const found = (search: MiniSearch): number[] =>
      search
        .search(term)
        .map(({id}) => id as number)
        .sort();
    expect(found(unpacked.engine), term).toEqual(found(engine));
  }
});
