import MiniSearch from 'minisearch';
import {fields, gramShard, type IndexHead, type ShardFile} from './format.ts';

/** Fetches a file of the index by its name. */
export type Load = <T>(name: string) => Promise<T>;

/** How much a word counts where it stands: exact titles first, then headings, then text. */
const boosts = {title: 7, heading: 4, text: 1, context: 1.6, grams: 0.5};

/** Scores of documents by number. */
export type Scores = Map<number, number>;

/** Documents that hold something, and those of them whose heading or title does. */
export interface Scored {
  scores: Scores;
  headed: ReadonlySet<number>;
}

/** Serialisation that MiniSearch writes and reads; its own type hides the postings. */
interface Serialized {
  index: [string, Record<string, Record<string, number>>][];
  documentCount: number;
  nextId: number;
  documentIds: Record<string, number>;
  fieldIds: Record<string, number>;
  fieldLength: Record<string, number[]>;
  averageFieldLength: number[];
  storedFields: Record<string, never>;
  dirtCount: number;
  serializationVersion: number;
}

function unpack(postings: number[][]): Record<string, Record<string, number>> {
  return Object.fromEntries(
    postings.map(([field, ...pairs]) => {
      const counts: Record<string, number> = {};
      for (let index = 0, document = 0; index < pairs.length; index += 2) counts[(document += pairs[index]!)] = pairs[index + 1]!;
      return [field, counts];
    }),
  );
}

/** Scores what one query asks for: MiniSearch over those postings alone, so that a long visit makes no search slower. */
export class Scorer {
  constructor(private readonly engine: MiniSearch) {}

  /** Scores of the documents that hold one or more of these, by MiniSearch (BM25+). */
  sum(keys: string[]): Scored {
    if (keys.length === 0) return {scores: new Map(), headed: new Set()};
    const found = this.engine.search(keys.join(' '), {boost: boosts});
    const headed = found.filter(({match}) => Object.values(match).some((names) => names.includes('heading') || names.includes('title')));
    return {scores: new Map(found.map(({id, score}) => [id as number, score])), headed: new Set(headed.map(({id}) => id as number))};
  }

  /** Scores of the documents by the best of these: they stand for one another, so having several is worth no more. */
  best(weights: Iterable<[key: number, weight: number]>): Scored {
    const scores: Scores = new Map();
    const headed = new Set<number>();
    for (const [key, weight] of weights) {
      const own = this.sum([String(key)]);
      for (const [document, score] of own.scores) scores.set(document, Math.max(score * weight, scores.get(document) ?? 0));
      for (const document of own.headed) headed.add(document);
    }
    return {scores, headed};
  }
}

/** The files of postings that the queries so far needed. */
export class PostingsStore {
  private readonly loaded = new Map<string, Promise<void>>();
  private readonly entries = new Map<string, number[][]>();
  private readonly frame: Omit<Serialized, 'index'>;

  constructor(
    private readonly head: IndexHead,
    private readonly load: Load,
  ) {
    const count = head.lengths[0]!.length;
    const numbers = Array.from({length: count}, (_, document) => document);
    this.frame = {
      documentCount: count,
      nextId: count,
      documentIds: Object.fromEntries(numbers.map((document) => [document, document])),
      fieldIds: Object.fromEntries(fields.map((name, number) => [name, number])),
      fieldLength: Object.fromEntries(numbers.map((document) => [document, head.lengths.map((lengths) => lengths[document]!)])),
      averageFieldLength: head.averages,
      storedFields: {},
      dirtCount: 0,
      serializationVersion: 2,
    };
  }

  private termFile(term: number): string {
    const {shards} = this.head;
    let low = 0;
    let high = shards.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (shards[middle]! <= term) low = middle;
      else high = middle - 1;
    }
    return `p${low}.json`;
  }

  private fetchFile(name: string): Promise<void> {
    const known = this.loaded.get(name);
    if (known) return known;
    const fetched = this.load<ShardFile>(name).then((shard) => {
      for (const [term, postings] of Object.entries(shard)) this.entries.set(term, postings);
    });
    // A file that did not arrive is asked for again with the next query.
    fetched.catch(() => this.loaded.delete(name));
    this.loaded.set(name, fetched);
    return fetched;
  }

  /** Fetches what is missing to score these terms and pairs, at most so many files. */
  async prepare(terms: number[], grams: string[], mostFiles: number): Promise<Scorer> {
    const names = [
      ...terms.map((term) => this.termFile(term)),
      ...(this.head.grams > 0 ? grams.map((gram) => `g${gramShard(gram, this.head.grams)}.json`) : []),
    ];
    const wanted = [...new Set(names)];
    const missing = wanted.filter((name) => !this.loaded.has(name)).slice(0, mostFiles);
    await Promise.all([...wanted.filter((name) => this.loaded.has(name)), ...missing].map((name) => this.fetchFile(name)));
    const keys = [...new Set([...terms.map(String), ...grams.map((gram) => `=${gram}`)])];
    const index = keys.flatMap((key): Serialized['index'] => {
      const postings = this.entries.get(key);
      return postings ? [[key, unpack(postings)]] : [];
    });
    return new Scorer(
      MiniSearch.loadJS({...this.frame, index} as unknown as Parameters<typeof MiniSearch.loadJS>[0], {
        fields: [...fields],
        tokenize: (text) => text.split(' '),
        processTerm: (term) => term,
      }),
    );
  }
}
