import {cached} from './language.ts';
import {fields, type IndexDocument} from './schema.ts';

/** Terms in order and their postings, in blocks: few are ever read. Spaces part them, which JSON, unlike ends of lines, leaves as they are. */
export interface PackedTerms {
  documents: number;
  terms: string[];
  /** For each field that has the term the field's number, then the documents as steps from one to the next. */
  postings: string[];
}

/** The documents that have a term in a field, and those that have it more than once. */
export interface Postings {
  field: number;
  documents: number[];
  repeated: ReadonlySet<number>;
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
  const blocks = Array.from({length: Math.ceil(terms.length / blockSize)}, (_, block) =>
    terms.slice(block * blockSize, (block + 1) * blockSize),
  );
  return {
    documents: documents.length,
    terms: blocks.map((block) => block.join(' ')),
    postings: blocks.map((block) => block.map((term) => lines.get(term)).join(' ')),
  };
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
export function unpack({documents, terms, postings}: PackedTerms) {
  const firsts = terms.map((block) => block.split(' ', 1)[0]!);
  const termsOf = cached((block: number) => terms[block]?.split(' ') ?? []);
  const linesOf = cached((block: number) => postings[block]?.split(' ') ?? []);
  const blockOf = (term: string): number => firsts.findLastIndex((first) => first <= term);
  return {
    documents,
    has: (term: string): boolean => termsOf(blockOf(term)).includes(term),
    postingsOf: (term: string): Postings[] => {
      const block = blockOf(term);
      const line = linesOf(block)[termsOf(block).indexOf(term)];
      return line ? line.split(/(?=\d)/).map(readPostings) : [];
    },
    /** Terms that begin like this, itself among them. */
    startingWith: (prefix: string): string[] => {
      const [from, to] = [Math.max(0, blockOf(prefix)), blockOf(`${prefix}\uffff`)];
      return Array.from({length: to - from + 1}, (_, index) => termsOf(from + index))
        .flat()
        .filter((term) => term.startsWith(prefix));
    },
    all: (): string[] => terms.flatMap((_, block) => termsOf(block)),
  };
}

/** What is in the index. */
export type Terms = ReturnType<typeof unpack>;
