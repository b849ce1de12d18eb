import MiniSearch, {type AsPlainObject} from 'minisearch';
import {engineOptions, fields, type IndexDocument} from './schema.ts';

/** What MiniSearch serializes, in a quarter fewer bytes after compression: documents are numbered, so differences suffice. */
export interface PackedEngine {
  /** A line per term; its fields are separated by tabs: number of the field, then for each document the step from the last one. */
  terms: string;
  /** Number of terms of each document, field by field. */
  lengths: number[][];
  averages: number[];
}

type Counts = Record<string, number>;
type Entry = [term: string, byField: Record<string, Counts>];

/** MiniSearch's own type hides the entries. */
type Plain = Omit<AsPlainObject, 'index' | 'fieldLength'> & {index: Entry[]; fieldLength: Record<string, number[]>};

const base = 36;

/** How often a term is in a text counts little beyond twice, which a star says. */
function packCounts(counts: Counts): string {
  let last = -1;
  return Object.entries(counts)
    .map(([document, count]) => {
      const step = (Number(document) - last).toString(base);
      last = Number(document);
      return count > 1 ? `${step}*` : step;
    })
    .join(' ');
}

function unpackCounts(packed: string): Counts {
  const counts: Counts = {};
  let document = -1;
  for (const entry of packed.split(' ')) {
    document += parseInt(entry, base);
    counts[document] = entry.endsWith('*') ? 2 : 1;
  }
  return counts;
}

export function pack(engine: MiniSearch<IndexDocument>): PackedEngine {
  const {index, fieldLength, averageFieldLength, documentCount} = engine.toJSON() as unknown as Plain;
  return {
    terms: index
      .map(([term, byField]) => [term, ...Object.entries(byField).map(([field, counts]) => field + packCounts(counts))].join('\t'))
      .join('\n'),
    lengths: Array.from({length: documentCount}, (_, document) => fields.map((_name, field) => fieldLength[document]![field] ?? 0)),
    averages: averageFieldLength.map((average) => Number((average ?? 0).toFixed(4))),
  };
}

/** @returns the engine and all terms in it */
export function unpack({terms, lengths, averages}: PackedEngine): {engine: MiniSearch<IndexDocument>; terms: ReadonlySet<string>} {
  const index = terms.split('\n').map((line): Entry => {
    const [term, ...packed] = line.split('\t') as [string, ...string[]];
    return [term, Object.fromEntries(packed.map((counts) => [counts[0]!, unpackCounts(counts.slice(1))]))];
  });
  const plain = {
    ...new MiniSearch(engineOptions).toJSON(),
    documentCount: lengths.length,
    nextId: lengths.length,
    documentIds: Object.fromEntries(lengths.map((_, document) => [document, document])),
    storedFields: {},
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: averages,
    index,
  };
  return {engine: MiniSearch.loadJS(plain as unknown as AsPlainObject, engineOptions), terms: new Set(index.map(([term]) => term))};
}
