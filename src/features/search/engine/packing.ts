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

type Counts = Record<string, number>;
type Entry = [term: string, byField: Record<string, Counts>];

/** MiniSearch's own type hides the entries. */
type Plain = Omit<AsPlainObject, 'index'> & {index: Entry[]};

/** A step is one character from here on, behind those that JSON would have to escape. */
const firstStep = 0x5d;

/** How often a term is in a text counts little: a star says that it is there more than once. */
function packCounts(counts: Counts = {}): string {
  let last = -1;
  return Object.entries(counts)
    .map(([document, count]) => {
      const step = String.fromCharCode(firstStep + Number(document) - last);
      last = Number(document);
      return count > 1 ? `${step}*` : step;
    })
    .join('');
}

function unpackCounts(packed: string): Counts {
  const counts: Counts = {};
  let document = -1;
  for (const character of packed) {
    if (character === '*') counts[document] = 2;
    else counts[(document += character.charCodeAt(0) - firstStep)] = 1;
  }
  return counts;
}

export function pack(engine: MiniSearch<IndexDocument>): PackedEngine {
  const {index, documentCount} = engine.toJSON() as unknown as Plain;
  return {
    documents: documentCount,
    terms: index.map(([term]) => term).join('\n'),
    fields: fields.map((_, field) => index.map(([, byField]) => packCounts(byField[field])).join('\n')),
  };
}

/** @returns the engine and all terms in it */
export function unpack(packed: PackedEngine): {engine: MiniSearch<IndexDocument>; terms: ReadonlySet<string>} {
  const {documents} = packed;
  const index = packed.terms.split('\n').map((term): Entry => [term, {}]);
  const lengths = Array.from({length: documents}, () => fields.map(() => 0));
  packed.fields.forEach((lines, field) =>
    lines.split('\n').forEach((line, term) => {
      if (!line) return;
      const counts = unpackCounts(line);
      for (const document of Object.keys(counts)) lengths[Number(document)]![field]! += 1;
      index[term]![1][field] = counts;
    }),
  );
  const plain = {
    ...new MiniSearch(engineOptions).toJSON(),
    documentCount: documents,
    nextId: documents,
    documentIds: Object.fromEntries(lengths.map((_, document) => [document, document])),
    storedFields: {},
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: fields.map((_, field) => lengths.reduce((sum, length) => sum + length[field]!, 0) / documents),
    index,
  };
  return {engine: MiniSearch.loadJS(plain as unknown as AsPlainObject, engineOptions), terms: new Set(index.map(([term]) => term))};
}
