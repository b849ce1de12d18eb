import MiniSearch from 'minisearch';
import {expect, it} from 'vitest';
import {pack, unpack} from './packing.ts';
import {engineOptions, type IndexDocument} from './schema.ts';

it('unpacks the engine that it packed', () => {
  const engine = new MiniSearch<IndexDocument>(engineOptions);
  const terms = ['monitor', '状态', 'größe', '1.32.25'];
  engine.addAll(
    Array.from({length: 80}, (_, id) => ({
      id,
      title: id % 7 === 0 ? terms : [],
      heading: [terms[id % 4]!],
      alias: [],
      context: ['all'],
      text: id === 79 ? ['last', 'last'] : [],
    })),
  );
  const unpacked = unpack(JSON.parse(JSON.stringify(pack(engine))));
  expect([...unpacked.terms].sort()).toEqual([...terms, 'all', 'last'].sort());
  for (const term of unpacked.terms) {
    const found = (search: MiniSearch): number[] =>
      search
        .search(term)
        .map(({id}) => id as number)
        .sort();
    expect(found(unpacked.engine), term).toEqual(found(engine));
  }
});
