import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import {engineOptions, fields, type IndexDocument} from './schema.ts';

/**
 * What MiniSearch serializes, in half the bytes after compression and without the lengths of fields, which don't count here.
 */
export interface PackedEngine {
  documents: number;
  /** A term in each line. */
  terms: string;
  /** For each field a line per term with the documents that have it there, as steps from one to the next. */
  fields: string[];
}

type Counts = Map<number, number>;
type Entry = [term: string, byField: Record<string, Record<string, number>>];

/** A step is one character from here on, behind those that JSON would have to escape. */
const firstStep = 0x5d;

/** How often a term is in a text counts little: a star says that it is there more than once. */
function packCounts(counts: Record<string, number> = {}): string {
  let last = -1;
  return Object.entries(counts)
    .map(([document, count]) => {
      const step = String.fromCharCode(firstStep + Number(document) - last);
      last = Number(document);
      return count > 1 ? `${step}*` : step;
    })
    .join('');
}

export function pack(engine: MiniSearch<IndexDocument>): PackedEngine {
  const {index, documentCount} = engine.toJSON() as unknown as {index: Entry[]; documentCount: number};
  return {
    documents: documentCount,
    terms: index.map(([term]) => term).join('\n'),
    fields: fields.map((_, field) => index.map(([, byField]) => packCounts(byField[field])).join('\n')),
  };
}

function countsOf(line: string): Counts | undefined {
  const counts: Counts = new Map();
  let document = -1;
  for (const character of line) {
    if (character !== '*') document += character.charCodeAt(0) - firstStep;
    counts.set(document, character === '*' ? 2 : 1);
  }
  return line ? counts : undefined;
}

/**
 * Opens a packed engine. MiniSearch's own tree of terms takes a good part of a second to grow on a phone: a plain map finds words and their
 * beginnings as fast, and only the first query with a typo grows the tree. The documents of a term stay packed until a query asks for them.
 * @returns the engine and the map of all terms in it
 */
export function unpack(packed: PackedEngine): {engine: MiniSearch<IndexDocument>; terms: ReadonlyMap<string, number>} {
  const terms = new Map(packed.terms.split('\n').map((term, number) => [term, number]));
  const lines = packed.fields.map((field) => field.split('\n'));
  const get = (term: string): unknown =>
    terms.has(term) ? {get: (field: number) => countsOf(lines[field]![terms.get(term)!]!)} : undefined;
  let tree: SearchableMap<number> | undefined;
  const documents = Array.from({length: packed.documents}, (_, document) => document);
  // How long a field is doesn't count: a section that many names lead to is worth no less for each, and short texts aren't better ones.
  const lengths = fields.map(() => 1);
  const engine = new MiniSearch<IndexDocument>(engineOptions);
  Object.assign(engine, {
    _index: {
      get,
      atPrefix: (prefix: string) => [...terms.keys()].filter((term) => term.startsWith(prefix)).map((term) => [term, get(term)]),
      fuzzyGet: (word: string, edits: number) => {
        tree ??= SearchableMap.from(terms);
        return new Map([...tree.fuzzyGet(word, edits)].map(([term, [, distance]]) => [term, [get(term), distance]]));
      },
    },
    _documentCount: packed.documents,
    _documentIds: new Map(documents.entries()),
    _fieldLength: new Map(documents.map((document) => [document, lengths])),
    _avgFieldLength: lengths,
  });
  return {engine, terms};
}
