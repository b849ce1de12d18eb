import MiniSearch, {type AsPlainObject} from 'minisearch';
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
 * MiniSearch would want an object of objects, which takes ten times as long: its terms are set one by one, and the documents of each stay
 * packed until a query asks for them.
 * @returns the engine and all terms in it
 */
export function unpack(packed: PackedEngine): {engine: MiniSearch<IndexDocument>; terms: ReadonlySet<string>} {
  const terms = packed.terms.split('\n');
  const lines = packed.fields.map((field) => field.split('\n'));
  const documents = Array.from({length: packed.documents}, (_, document) => document);
  // How long a field is doesn't count: a section that many names lead to is worth no less for each, and short texts aren't better ones.
  const lengths = fields.map(() => 1);
  const engine = MiniSearch.loadJS<IndexDocument>(
    {
      ...new MiniSearch(engineOptions).toJSON(),
      documentCount: packed.documents,
      documentIds: {...documents},
      fieldLength: {...documents.map(() => lengths)},
      averageFieldLength: lengths,
    } as unknown as AsPlainObject,
    engineOptions,
  );
  const {_index: tree} = engine as unknown as {_index: Map<string, {get: (field: number) => Counts | undefined}>};
  terms.forEach((term, number) => tree.set(term, {get: (field) => countsOf(lines[field]![number]!)}));
  return {engine, terms: new Set(terms)};
}
