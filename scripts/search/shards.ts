import {gramShard, type Postings, type ShardFile} from '../../src/lib/search/format.ts';

/** Size of a file before compression, in characters. */
const shardSize = 9_000;

/** Files of a locale's index by name; `index.json` is the first one. */
export type IndexFiles = Map<string, string>;

export type Posted = Map<string, Postings>;

/** Postings by term out of MiniSearch's own serialisation. */
export function postingsOf(index: [string, Record<string, Record<string, number>>][]): Posted {
  return new Map(
    index.map(([term, byField]) => [
      term,
      Object.entries(byField).map(([field, counts]) => {
        let before = 0;
        const pairs = Object.entries(counts).flatMap(([document, count]) => {
          const step = Number(document) - before;
          before = Number(document);
          return [step, Math.min(count, 9)];
        });
        return [Number(field), ...pairs];
      }),
    ]),
  );
}

/** Cuts the postings of words into files, in the order of the terms. @returns first term of each file */
export function termShards(posted: Posted, files: IndexFiles): number[] {
  const first: number[] = [];
  let shard: ShardFile = {};
  let size = Infinity;
  const close = (): void => void (first.length > 0 && files.set(`p${first.length - 1}.json`, JSON.stringify(shard)));
  const numbers = [...posted.keys()]
    .filter((term) => !term.startsWith('='))
    .map(Number)
    .sort((a, b) => a - b);
  for (const term of numbers) {
    const postings = posted.get(String(term))!;
    const own = JSON.stringify(postings).length + 8;
    if (size + own > shardSize) {
      close();
      first.push(term);
      shard = {};
      size = 0;
    }
    shard[term] = postings;
    size += own;
  }
  close();
  return first;
}

/** Cuts the postings of pairs of characters into files, by hash. @returns number of files */
export function gramShards(posted: Posted, files: IndexFiles): number {
  const grams = [...posted].filter(([term]) => term.startsWith('='));
  const total = grams.reduce((sum, [, postings]) => sum + JSON.stringify(postings).length + 8, 0);
  const count = Math.ceil(total / shardSize);
  const shards: ShardFile[] = Array.from({length: count}, () => ({}));
  for (const [gram, postings] of grams) shards[gramShard(gram.slice(1), count)]![gram] = postings;
  shards.forEach((shard, number) => files.set(`g${number}.json`, JSON.stringify(shard)));
  return count;
}
