/** Version of the files below. A reader's open page may be older than the index. */
export const formatVersion = 1;

/** What is searched of a document, in the order of the numbers of MiniSearch. */
export const fields = ['title', 'heading', 'text', 'context', 'grams'] as const;
export type Field = (typeof fields)[number];

/** Parts of the site that results are grouped by. */
export const areas = ['docs', 'api', 'blog', 'changelog', 'site'] as const;
export type Area = (typeof areas)[number];

/** A page: address without the locale's prefix, title, number of its area, method (API), what it belongs to (group or date), number of documents. */
export type PageEntry = [route: string, title: string, area: number, method: string, label: string, documents: number];

/** First file: everything but texts and postings. A document is a page's head or one of its sections; they are numbered through. */
export interface IndexHead {
  version: number;
  /** Folder of the other files. */
  folder: string;
  pages: PageEntry[];
  /** Number of different terms of each document, field by field; text rounded. */
  lengths: number[][];
  averages: number[];
  /** Vocabulary: folded words in order, each as how much it shares with the one before and the rest. */
  words: string;
  /** For each word how many terms back its term began; 0 begins a new one. */
  terms: string;
  /** First term of each file of postings. */
  shards: number[];
  /** Number of files with pairs of characters. */
  grams: number;
  /** First document of each file of texts. */
  chunks: number[];
}

/** Postings of a term: for each field that has it, its number and then pairs of (step to the next document, count). */
export type Postings = number[][];
export type ShardFile = Record<string, Postings>;

/** A document as it is shown: heading, anchor, text. */
export type DocumentText = [heading: string, anchor: string, text: string];
export type ChunkFile = DocumentText[];

/** File of postings that holds a pair of characters. */
export function gramShard(gram: string, shards: number): number {
  let hash = 7;
  for (const letter of gram) hash = (hash * 31 + letter.codePointAt(0)!) % 1_000_003;
  return hash % shards;
}

const base = 36;

/** Vocabulary as one string; the opposite of `unpackWords`. */
export function packWords(sorted: string[]): string {
  return sorted
    .map((word, index) => {
      const before = sorted[index - 1] ?? '';
      let shared = 0;
      while (shared < base - 1 && shared < before.length && before[shared] === word[shared]) shared += 1;
      return shared.toString(base) + word.slice(shared);
    })
    .join(' ');
}

export function unpackWords(packed: string): string[] {
  let before = '';
  return packed === '' ? [] : packed.split(' ').map((entry) => (before = before.slice(0, parseInt(entry[0]!, base)) + entry.slice(1)));
}

/** Numbers of terms as one string: mostly "new" or "same as before". */
export function packTerms(terms: number[]): string {
  let newest = -1;
  return terms
    .map((term) => {
      if (term > newest) {
        newest = term;
        return '0';
      }
      const back = newest - term + 1;
      return back < 10 ? String(back) : `(${back})`;
    })
    .join('');
}

export function unpackTerms(packed: string): number[] {
  let newest = -1;
  return [...packed.matchAll(/\((\d+)\)|\d/g)].map(([digit, long]) => {
    const back = Number(long ?? digit);
    return back === 0 ? (newest += 1) : newest - back + 1;
  });
}
