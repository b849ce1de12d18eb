import MiniSearch, {type Options} from 'minisearch';
import {excerptOf, piecesOf, type Piece} from './excerpt.ts';
import {cached, type Language, type Words} from './language.ts';
import {unpackIndex, type PackedIndex} from './packing.ts';
import {clausesOf, isOperation} from './query.ts';
import {rank, type DocumentRef, type Hit, type Ranking} from './rank.ts';
import {termsOf} from './text.ts';

export type Area = 'docs' | 'api' | 'blog' | 'changelog' | 'site';

/** A section; heading and anchor are empty for the head of a page. */
export type SectionEntry = [heading: string, anchor: string, ...aliases: string[]];

export interface PageEntry {
  /** URL without the locale's prefix. */
  route: string;
  title: string;
  /** Name in the navigation, if it differs from the title: readers know the page by it. */
  name: string;
  area: Area;
  /** HTTP method of an operation. */
  method: string;
  /** Group or date of the page. */
  label: string;
  sections: SectionEntry[];
}

export const addressOf = (route: string, anchor: string): string =>
  anchor ? `${route}#${anchor}` : route;

/** The file that is loaded first. The documents of both indexes are the sections of all pages, numbered in order. */
export interface NamesFile {
  /** Hash of the files that belong to this one, in their names: a reader's open page may be older than the site. */
  hash: string;
  words: Words;
  pages: PageEntry[];
  index: PackedIndex;
}

/** The file that is loaded second. */
export interface TextFile {
  /** Words in so many sections that the index omits them. */
  common: string[];
  index: PackedIndex;
}

/** Fields of the names. What a page is about is its description and an operation's facts; a section's is the page's title. */
export const nameFields = ['title', 'heading', 'alias', 'keywords', 'about'];
const boost = {title: 7, heading: 4, alias: 3, keywords: 3, about: 1, text: 1};

/** Options of MiniSearch. The terms of a document and of a query are made by this feature, so there is nothing to process. */
export const optionsOf = (fields: string[], tokenize?: Options['tokenize']): Options => ({
  fields,
  tokenize: tokenize ?? ((term) => [term]),
  processTerm: (term) => term,
  searchOptions: {tokenize: (term) => [term], boost, bm25: {k: 1.2, b: 0, d: 0.5}},
});

/** A result as it is shown. */
export interface Result {
  /** URL without the locale's prefix, with the anchor of a section. */
  address: string;
  area: Area;
  method: string;
  title: Piece[];
  /** Page of a section; group or date of a page. */
  label: string;
  /** Null while its text is on the way. */
  excerpt: Piece[] | null;
}

/** Results in the order they are shown: areas by their best result, results of an area together. */
export interface Found {
  results: Result[];
  /** How many pages and sections answer the query in all, and in each area. */
  total: number;
  totals: Partial<Record<Area, number>>;
  /** Titles and headings that look like the query; only if nothing was found. */
  closest: string[];
}

/** Searches for at most so many results; `onEarly` has those of the names, or those without excerpts, while the rest is loaded. */
export type Search = (
  query: string,
  limit?: number,
  onEarly?: (found: Found) => Promise<void>,
) => Promise<Found>;

/** Fetches a file of the index by its name. */
export type Load = <T>(name: string) => Promise<T>;

const shortLimit = 12;

/** Groups the hits by area, areas in the order of their best hit, none with more than a third of all. */
function byArea(hits: Hit[], limit: number): Hit[] {
  const areas = [...new Set(hits.map(({page}) => page.area))];
  return areas
    .flatMap((area) => hits.filter(({page}) => page.area === area).slice(0, limit / 3))
    .slice(0, limit);
}

const titleOf = ({page, section}: DocumentRef): string =>
  section === 0 ? page.title : page.sections[section]![0];

/** An identifier, such as `DATABASE_URL`: visible ASCII characters alone. */
const identifier = /^[\x21-\x7e]+$/;

/** What a section is called, as the terms of each name. An identifier is a name as a whole, and by its parts. */
function namesOf({page, section}: DocumentRef, language: Language): string[][] {
  const [heading, , ...aliases] = page.sections[section]!;
  const titles = section === 0 ? [page.title, page.name] : [];
  return [...titles, heading, ...aliases].flatMap((name) => {
    const terms = termsOf(name, language, true);
    return identifier.test(name) ? [terms.slice(0, 1), terms] : [terms];
  });
}

const maxClosest = 4;
/** Typing errors in a word that no section has, as a share of its letters. */
const closestFuzzy = 0.45;

/** Titles and headings with the words most like those of a query. */
function closestTo(terms: string[], names: MiniSearch, documents: DocumentRef[]): string[] {
  const found = names
    .search({queries: terms}, {fields: ['title', 'heading'], fuzzy: closestFuzzy})
    .map(({id}) => documents[id as number]!)
    .filter(({page}) => page.area !== 'changelog');
  return [...new Set(found.map(titleOf))].slice(0, maxClosest);
}

/** @param load fetches the files that the names belong to */
export function openSearch(
  {hash, pages, index}: NamesFile,
  load: Load,
  language: Language,
): Search {
  const names = MiniSearch.loadJS(unpackIndex(index), optionsOf(nameFields));
  const indexes = [names];
  const common = new Set<string>();
  const text = load<TextFile>(`text.${hash}.json`).then(async (file) => {
    const loaded = await MiniSearch.loadJSAsync(unpackIndex(file.index), optionsOf(['text']));
    file.common.forEach((word) => common.add(word));
    indexes.push(loaded);
  });
  // A search awaits it and reports the error.
  text.catch(() => undefined);
  /** Text of each section of a page, for the excerpts. */
  const texts = new Map<PageEntry, string[]>();
  const loadTexts = cached(async (page: PageEntry) => {
    texts.set(page, await load<string[]>(`${hash}/${pages.indexOf(page)}.json`));
  });
  const documents = pages.flatMap((page) => page.sections.map((_, section) => ({page, section})));
  const ranking: Ranking = {
    documents,
    indexes,
    common,
    namesOf: cached((document) => namesOf(documents[document]!, language)),
  };
  const isKnown = (term: string): boolean =>
    common.has(term) || indexes.some((index) => index.search(term).length > 0);

  const find = (input: string, limit: number) => {
    const clauses = clausesOf(input, language, isKnown);
    const {hits, terms} = rank(clauses, isOperation(input), ranking);
    const totals: Found['totals'] = {};
    for (const {page} of hits) totals[page.area] = (totals[page.area] ?? 0) + 1;
    const asked = clauses.map(({term}) => term);
    const closest = hits.length > 0 ? [] : closestTo(asked, names, documents);
    return {shown: byArea(hits, limit), total: hits.length, totals, closest, terms};
  };
  /** What was found, with the excerpts that are there. */
  const withExcerpts = ({shown, terms, ...counts}: ReturnType<typeof find>): Found => {
    const results = shown.map(({page, section}): Result => {
      const excerpt = texts.get(page)?.[section];
      return {
        address: addressOf(page.route, page.sections[section]![1]),
        area: page.area,
        method: page.method,
        title: piecesOf(titleOf({page, section}), terms, language),
        label: section === 0 ? page.label : page.title,
        excerpt: excerpt === undefined ? null : excerptOf(excerpt, terms, language),
      };
    });
    return {results, ...counts};
  };

  return async (input, limit = shortLimit, onEarly) => {
    const isTextLoaded = indexes.length > 1;
    if (!isTextLoaded) {
      const early = find(input, limit);
      if (early.total > 0) await onEarly?.(withExcerpts(early));
      await text;
    }
    const found = find(input, limit);
    const missing = found.shown.filter(({page}) => !texts.has(page));
    if (missing.length > 0) {
      await onEarly?.(withExcerpts(found));
      await Promise.all(missing.map(({page}) => loadTexts(page)));
    }
    return withExcerpts(found);
  };
}
