import MiniSearch, {type AsPlainObject} from 'minisearch';
import {engineOptions, fields, type IndexDocument} from './schema.ts';

/**
 * What MiniSearch serializes, in half the bytes after compression. How long the fields of a document are follows from the terms in them.
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

/**
 * MiniSearch would want an object of objects, which takes ten times as long: its terms are set one by one.
 * @returns the engine and all terms in it
 */
export function unpack(packed: PackedEngine): {engine: MiniSearch<IndexDocument>; terms: ReadonlySet<string>} {
  const {documents} = packed;
  const terms = packed.terms.split('\n');
  const index = terms.map((): Map<number, Counts> => new Map());
  const lengths = Array.from({length: documents}, () => fields.map(() => 0));
  packed.fields.forEach((lines, field) =>
    lines.split('\n').forEach((line, term) => {
      const counts: Counts = new Map();
      let document = -1;
      for (const character of line) {
        if (character !== '*') lengths[(document += character.charCodeAt(0) - firstStep)]![field]! += 1;
        counts.set(document, character === '*' ? 2 : 1);
      }
      if (line) index[term]!.set(field, counts);
    }),
  );
  // A section that many names lead to is worth no less for each.
  const other = fields.indexOf('alias');
  lengths.forEach((length) => (length[other] = 1));
  const engine = MiniSearch.loadJS<IndexDocument>(
    {
      ...new MiniSearch(engineOptions).toJSON(),
      documentCount: documents,
      nextId: documents,
      documentIds: Object.fromEntries(lengths.map((_, document) => [document, document])),
      fieldLength: Object.fromEntries(lengths.entries()),
      averageFieldLength: fields.map((_, field) => lengths.reduce((sum, length) => sum + length[field]!, 0) / documents),
    } as unknown as AsPlainObject,
    engineOptions,
  );
  const {_index: tree} = engine as unknown as {_index: Map<string, Map<number, Counts>>};
  terms.forEach((term, number) => tree.set(term, index[number]!));
  return {engine, terms: new Set(terms)};
}
