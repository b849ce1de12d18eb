import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import {excerptOf, finderOf, piecesOf, type Piece} from './excerpt.ts';
import {cached, type Language, type Words} from './language.ts';
import {readQuery} from './query.ts';
import {rank, type Hit, type Place, type Ranking} from './rank.ts';
import {chunksOf, fold, keyOf} from './text.ts';

export type Area = 'docs' | 'api' | 'blog' | 'changelog' | 'site';

/** A section; heading and anchor are empty for the head of a page. The aliases are terms with spaces between them. */
export type SectionEntry = [heading: string, anchor: string, ...aliases: string[]];

export interface PageEntry {
  /** URL without the locale's prefix. */
  route: string;
  title: string;
  /** Name in the navigation, if it differs from the title. */
  name?: string;
  area: Area;
  method?: string;
  label?: string;
  sections: SectionEntry[];
}

/** The file that is loaded first. The documents of both indexes are the sections of all pages, numbered in order. */
export interface NamesFile {
  /** Hash of the files that belong to this one, in their names: a reader's open page may be older than the site. */
  hash: string;
  words: Words;
  pages: PageEntry[];
  index: AsPlainObject;
}

/** The file that is loaded second. */
export interface TextFile {
  /** Words that so many texts have that they aren't in the index. */
  common: string[];
  index: AsPlainObject;
}

/** How many texts of sections are in a file, from which excerpts are taken. */
export const excerptsPerFile = 8;

/** Fields of both indexes. Those that name a section come first; the context is the page's title, or the facts of an operation. */
export const nameFields = ['title', 'heading', 'alias', 'context'];
const boost = {title: 7, heading: 4, alias: 3, context: 1.6, text: 1};

/** Options of MiniSearch. The terms of a document and of a query are made by this feature, so there is nothing to process. */
export const optionsOf = (fields: string[], tokenize?: Options['tokenize']): Options => ({
  fields,
  tokenize: tokenize ?? ((term) => [term]),
  processTerm: (term) => term,
  searchOptions: {
    tokenize: (term) => [term],
    boost,
    // How long a field is doesn't count.
    bm25: {k: 1.2, b: 0, d: 0.5},
  },
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

/** Results in a short list, which leaves out a hit that has less than this share of the score of the next area's best one. */
const shortLimit = 12;
const weakShare = 0.25;

/** Groups the hits by area, areas in the order of their best hit, none with more than a third of all. */
export function byArea(hits: Hit[], limit: number): Hit[] {
  const areas = [...new Set(hits.map(({page}) => page.area))];
  const groups = areas.map((area) =>
    hits.filter(({page}) => page.area === area).slice(0, limit / 3),
  );
  return groups
    .flatMap((group, index) => {
      const least = limit > shortLimit ? 0 : weakShare * (groups[index + 1]?.[0]?.score ?? 0);
      return group.filter(({score}) => score >= least);
    })
    .slice(0, limit);
}

const maxNames = 4;
const minLikeness = 0.3;

/** Names with the words most like those that the reader typed, by the pairs of letters they share. */
function closestNames(typed: string, names: string[], locale: string): string[] {
  const pairs = cached(
    (word: string) =>
      new Set(Array.from({length: word.length - 1}, (_, at) => word.slice(at, at + 2))),
  );
  const likeness = (a: Set<string>, b: Set<string>): number =>
    [...a].filter((pair) => b.has(pair)).length / Math.max(1, (a.size + b.size) / 2);
  const wordsIn = (text: string): Set<string>[] =>
    chunksOf(fold(text, locale)).map((chunk) => pairs(chunk.text));
  const wanted = wordsIn(typed.slice(0, 100));
  return names
    .map((name) => {
      const own = wordsIn(name);
      const shares = wanted.map((word) =>
        Math.max(0, ...own.map((other) => likeness(word, other))),
      );
      return {name, words: own.length, share: shares.reduce((a, b) => a + b, 0) / shares.length};
    })
    .filter(({share}) => share >= minLikeness)
    .sort((a, b) => b.share - a.share || a.words - b.words)
    .slice(0, maxNames)
    .map(({name}) => name);
}

/** @param load fetches the files that the names belong to */
export function openSearch(
  {hash, pages, index}: NamesFile,
  load: Load,
  language: Language,
): Search {
  const indexes = [MiniSearch.loadJS(index, optionsOf(nameFields))];
  const common = new Set<string>();
  const text = load<TextFile>(`text.${hash}.json`).then(async (file) => {
    const loaded = await MiniSearch.loadJSAsync(file.index, optionsOf(['text']));
    file.common.forEach((word) => common.add(word));
    indexes.push(loaded);
  });
  // Whoever searches awaits it, and is told.
  text.catch(() => undefined);
  const texts = new Map<number, string>();
  const loadExcerpts = cached(async (file: number) => {
    const loaded = await load<string[]>(`${hash}/${file}.json`);
    loaded.forEach((excerpt, place) => texts.set(file * excerptsPerFile + place, excerpt));
  });
  const places: Place[] = pages.flatMap((page) =>
    page.sections.map((_, section) => ({page, section})),
  );
  const ranking: Ranking = {
    places,
    indexes,
    common,
    keyOf: cached((name) => keyOf(name, language)),
  };
  const isKnown = (term: string): boolean => indexes.some((one) => one.search(term).length > 0);
  const namesOf = (): string[] =>
    pages
      .filter(({area}) => area !== 'changelog')
      .flatMap(({title, sections}) => [title, ...sections.map(([heading]) => heading)]);

  return async (input, limit = shortLimit, onEarly) => {
    const find = () => {
      const query = readQuery(input, language, isKnown);
      const hits = rank(query, ranking);
      const totals: Found['totals'] = {};
      for (const {page} of hits) totals[page.area] = (totals[page.area] ?? 0) + 1;
      const closest =
        hits.length > 0 ? [] : closestNames(input, [...new Set(namesOf())], language.locale);
      const shown = byArea(hits, limit);
      return {shown, total: hits.length, totals, closest, hitsIn: finderOf(query.marks, language)};
    };
    /** What was found, with the excerpts that are there. */
    const withExcerpts = ({shown, hitsIn, ...counts}: ReturnType<typeof find>): Found => {
      const results = shown.map(({document, page, section}): Result => {
        const [heading, anchor] = page.sections[section]!;
        const title = section === 0 ? page.title : heading;
        const excerpt = texts.get(document);
        return {
          address: anchor ? `${page.route}#${anchor}` : page.route,
          area: page.area,
          method: page.method ?? '',
          title: piecesOf(title, hitsIn(title)),
          label: section === 0 ? (page.label ?? '') : page.title,
          excerpt:
            excerpt === undefined
              ? null
              : excerptOf(excerpt, hitsIn(excerpt), language.locale, section === 0),
        };
      });
      return {results, ...counts};
    };
    if (indexes.length === 1) {
      const early = find();
      if (early.total > 0) await onEarly?.(withExcerpts(early));
      await text;
    }
    const found = find();
    const missing = found.shown.filter(({document}) => !texts.has(document));
    if (missing.length > 0) {
      await onEarly?.(withExcerpts(found));
      await Promise.all(
        missing.map(({document}) => loadExcerpts(Math.floor(document / excerptsPerFile))),
      );
    }
    return withExcerpts(found);
  };
}
