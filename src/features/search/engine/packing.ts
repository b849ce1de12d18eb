import {cached} from './language.ts';
import {fields, type IndexDocument} from './schema.ts';

/** Terms in order, one in each line, and as many lines of postings, in blocks: few of them are ever read. */
export interface PackedTerms {
  documents: number;
  terms: string;
  /** For each field that has the term the field's number, then the documents as steps from one to the next. */
  postings: string[];
}

export interface Postings {
  field: number;
  documents: number[];
  repeated: ReadonlySet<number>;
}

/** What is in the index. */
export interface Terms {
  documents: number;
  has: (term: string) => boolean;
  postingsOf: (term: string) => Postings[];
  /** Terms that begin like this, itself among them. */
  startingWith: (prefix: string) => string[];
  all: readonly string[];
}

const blockSize = 256;

/** A step is one character from here on, behind those that JSON would have to escape. */
const firstStep = 0x5d;

/** How often a term is in a text counts little: a star says that it is there more than once. */
export function pack(documents: IndexDocument[]): PackedTerms {
  const lines = new Map<string, string>();
  fields.forEach((name, field) => {
    const last = new Map<string, number>();
    documents.forEach(({[name]: terms}, document) => {
      for (const term of new Set(terms)) {
        const step = String.fromCharCode(firstStep + document - (last.get(term) ?? -1));
        const repeated = terms.indexOf(term) < terms.lastIndexOf(term) ? '*' : '';
        lines.set(term, `${lines.get(term) ?? ''}${last.has(term) ? '' : field}${step}${repeated}`);
        last.set(term, document);
      }
    });
  });
  const terms = [...lines.keys()].sort();
  const postings = Array.from({length: Math.ceil(terms.length / blockSize)}, (_, block) =>
    terms
      .slice(block * blockSize, (block + 1) * blockSize)
      .map((term) => lines.get(term))
      .join('\n'),
  );
  return {documents: documents.length, terms: terms.join('\n'), postings};
}

function readPostings(packed: string): Postings {
  const documents: number[] = [];
  const repeated = new Set<number>();
  let document = -1;
  for (let at = 1; at < packed.length; at += 1) {
    if (packed[at] === '*') repeated.add(document);
    else documents.push((document += packed.charCodeAt(at) - firstStep));
  }
  return {field: Number(packed[0]), documents, repeated};
}

/** Opens packed terms. Their order is how they are found: a map would take longer to make than a query. */
export function unpack(packed: PackedTerms): Terms {
  const all = packed.terms.split('\n');
  const linesOf = cached((block: number) => packed.postings[block]!.split('\n'));
  /** Place of the first term that isn't before this one. */
  const placeOf = (wanted: string): number => {
    let [from, to] = [0, all.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (all[middle]! < wanted) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return {
    documents: packed.documents,
    has: (term) => all[placeOf(term)] === term,
    postingsOf: (term) => {
      const place = placeOf(term);
      if (all[place] !== term) return [];
      return linesOf(Math.floor(place / blockSize))
        [place % blockSize]!.split(/(?=\d)/)
        .map(readPostings);
    },
    startingWith: (prefix) => all.slice(placeOf(prefix), placeOf(`${prefix}\uffff`)),
    all,
  };
}
