import {excerptOf, hitRanges, piecesOf, type Hits, type Piece} from './excerpt.ts';
import {areas, formatVersion, unpackTerms, unpackWords, type Area, type ChunkFile, type DocumentText, type IndexHead} from './format.ts';
import {PostingsStore, type Load, type Scorer} from './postings.ts';
import {Documents, rank, type Answered, type Hit} from './rank.ts';
import type {Stemmer} from './stemmer.ts';
import {stopWords} from './stop-words.ts';
import {planOf, type Plan, type Slot} from './terms.ts';
import {chunksOf, fold, trimRun, wordsOf} from './text.ts';
import {Vocabulary} from './vocabulary.ts';

/** A result as it is shown. */
export interface Result {
  /** Address without the locale's prefix, with the anchor of a section. */
  address: string;
  area: Area;
  /** HTTP method of an API operation, else empty. */
  method: string;
  title: Piece[];
  /** Page of a section; group or date of a page. */
  label: string;
  excerpt: Piece[];
  score: number;
}

/** Results in the order they are shown: areas by their best result, results of an area together. */
export interface Found {
  results: Result[];
  /** How many pages and sections answer the query in all. */
  total: number;
}

export interface SearchOptions {
  /** Most results in all and in each area. */
  limit?: number;
  perArea?: number;
  /** Keep hits far worse than those of the next area, which a short list leaves out. */
  weak?: boolean;
}

export type Search = (query: string, options?: SearchOptions) => Promise<Found>;

/** Files of postings that one query may fetch: bounds what a long query costs. */
const mostFiles = 12;

/** The parts of a compound or an identifier, wherever they stand, count less than the whole. */
const partsWeight = 0.6;

/** Share of the score of another area's best hit below which a hit does not stand before it. */
const weakShare = 0.25;

/** Groups the hits by area, areas in the order of their best hit. */
export function byArea<T extends {area: Area; score: number}>(hits: T[], {limit, perArea, weak}: Required<SearchOptions>): T[] {
  const groups = [...new Set(hits.map(({area}) => area))].map((area) => hits.filter((hit) => hit.area === area).slice(0, perArea));
  return groups
    .flatMap((group, index) => {
      const least = weak ? 0 : weakShare * (groups[index + 1]?.[0]?.score ?? 0);
      return group.filter(({score}) => score >= least);
    })
    .slice(0, limit);
}

/** Documents that satisfy a slot. */
function answer(slot: Slot, scorer: Scorer): Answered {
  const any = scorer.best(slot.terms);
  const pairs = scorer.sum(slot.grams.map((gram) => `=${gram}`));
  const scores = new Map(any.scores);
  for (const [document, score] of pairs.scores) scores.set(document, Math.max(score, scores.get(document) ?? 0));
  const headed = new Set([...any.headed, ...pairs.headed]);
  if (scores.size === 0 && slot.instead.size > 0) return {slot, ...scorer.best(slot.instead)};
  if (slot.together.length === 0) return {slot, scores, headed};
  const each = slot.together.map((term) => scorer.sum([String(term)]));
  for (const document of each[0]!.scores.keys()) {
    const least = Math.min(...each.map((part) => part.scores.get(document) ?? 0));
    if (least > 0) scores.set(document, Math.max(scores.get(document) ?? 0, least * each.length * partsWeight));
  }
  for (const document of each[0]!.headed) if (each.every((part) => part.headed.has(document))) headed.add(document);
  return {slot, scores, headed};
}

class Engine {
  private readonly vocabulary: Vocabulary;
  private readonly documents: Documents;
  private readonly store: PostingsStore;
  private readonly stops: ReadonlySet<string>;
  private readonly texts = new Map<number, Promise<ChunkFile>>();

  constructor(
    private readonly head: IndexHead,
    private readonly load: Load,
    private readonly locale: string,
    stem: Stemmer,
  ) {
    this.vocabulary = new Vocabulary(unpackWords(head.words), unpackTerms(head.terms), stem);
    this.documents = new Documents(head.pages);
    this.store = new PostingsStore(head, load);
    this.stops = stopWords(locale);
  }

  async search(query: string, {limit = 10, perArea = 4, weak = false}: SearchOptions = {}): Promise<Found> {
    const plan = planOf(query, this.vocabulary, this.locale, this.stops);
    const ranked = await this.ranked(plan);
    const withArea = ranked.map((hit) => ({...hit, area: areas[this.head.pages[hit.page]![2]]!}));
    const shown = byArea(withArea, {limit, perArea, weak});
    const hits: Hits = {
      terms: new Set(plan.slots.flatMap(({terms, together}) => [...terms.keys(), ...together])),
      runs: this.markedRuns(plan),
    };
    return {results: await Promise.all(shown.map((hit) => this.result(hit, hits))), total: ranked.length};
  }

  private async ranked(plan: Plan): Promise<Hit[]> {
    const byWeight = (terms: Map<number, number>): number[] => [...terms].sort((a, b) => b[1] - a[1]).map(([term]) => term);
    const terms = plan.slots.flatMap((slot) => [...byWeight(slot.terms), ...slot.together]);
    const grams = [...new Set(plan.slots.flatMap((slot) => slot.grams))];
    const scorer = await this.store.prepare([...terms, ...plan.slots.flatMap(({instead}) => byWeight(instead))], grams, mostFiles);
    const answered = plan.slots.map((slot) => answer(slot, scorer));
    return rank(this.head, this.documents, answered, plan, (page) => this.surfaces(this.head.pages[page]![1]));
  }

  /** Words of a title as a query has them. */
  private surfaces(text: string): string[] {
    const {locale, stops} = this;
    return chunksOf(text)
      .flatMap((chunk) =>
        chunk.run ? [fold(chunk.text, locale)] : wordsOf(chunk.text, locale).map(({whole, parts}) => whole ?? parts.join('')),
      )
      .filter((word) => !stops.has(word));
  }

  /** Runs of the query and the known words in them. */
  private markedRuns(plan: Plan): string[] {
    return plan.runs.flatMap((run) => {
      const words = this.vocabulary
        .cut(run)
        .filter(({word}) => !this.stops.has(word))
        .map(({word}) => trimRun(word));
      return [run, ...words.filter((word) => [...word].length > 1 || [...run].length === 1)];
    });
  }

  private text(document: number): Promise<DocumentText> {
    const {chunks} = this.head;
    let file = chunks.length - 1;
    while (file > 0 && chunks[file]! > document) file -= 1;
    const known = this.texts.get(file) ?? this.load<ChunkFile>(`t${file}.json`);
    known.catch(() => this.texts.delete(file));
    this.texts.set(file, known);
    return known.then((texts) => texts[document - chunks[file]!]!);
  }

  private async result(hit: Hit & {area: Area}, hits: Hits): Promise<Result> {
    const [route, title, , method, label] = this.head.pages[hit.page]!;
    const [heading, anchor, text] = await this.text(hit.document);
    const shownTitle = hit.head ? title : heading;
    return {
      address: anchor ? `${route}#${anchor}` : route,
      area: hit.area,
      method,
      title: piecesOf(shownTitle, hitRanges(shownTitle, hits, this.vocabulary, this.locale)),
      label: hit.head ? label : title,
      excerpt: excerptOf(text, hits, this.vocabulary, this.locale, hit.head),
      score: hit.score,
    };
  }
}

/**
 * Opens a locale's index.
 * @param load fetches a file of the index, `index.json` first
 * @throws Error when the index is of another version than this code
 */
export async function openSearch(load: Load, locale: string, stem: Stemmer): Promise<Search> {
  const head = await load<IndexHead>('index.json');
  if (head.version !== formatVersion) throw new Error(`The search index has version ${head.version}, not ${formatVersion}.`);
  const engine = new Engine(head, (name) => load(`${head.folder}/${name}`), locale, stem);
  return (query, options) => engine.search(query, options);
}
