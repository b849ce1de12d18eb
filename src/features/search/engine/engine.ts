import {excerptOf, finderOf, piecesOf, type Piece} from './excerpt.ts';
import {cached, type Language} from './language.ts';
import {unpack} from './packing.ts';
import {readQuery} from './query.ts';
import {rank, type Hit, type Place, type ValueOf, type Words} from './rank.ts';
import {formatVersion, type Area, type SearchIndex} from './schema.ts';
import {chunksOf, fold, keyOf} from './text.ts';

/** A result as it is shown; without its excerpt while the text is on its way. */
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

/** Searches for at most so many results; texts that aren't here yet are asked for once `onRanked` is done with the titles. */
export type Search = (
  query: string,
  limit?: number,
  onRanked?: (found: Found) => Promise<void>,
) => Promise<Found>;

/** Fetches a file of the index by its name. */
export type Load = <T>(name: string) => Promise<T>;

/** Results in a short list, which leaves out a hit that has less than this share of the score of the next area's best one. */
const shortLimit = 12;
const weakShare = 0.25;

/** Shares of the documents that a common and any other word of a name are taken to be in. */
const commonShare = 0.15;
const rareShare = 0.01;

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
      return {
        name,
        words: own.length,
        share: shares.reduce((sum, share) => sum + share, 0) / shares.length,
      };
    })
    .filter(({share}) => share >= minLikeness)
    .sort((a, b) => b.share - a.share || a.words - b.words)
    .slice(0, maxNames)
    .map(({name}) => name);
}

/** @throws Error if the index is of another version than this code */
export function openSearch(index: SearchIndex, load: Load, language: Language): Search {
  if (index.version !== formatVersion)
    throw new Error(`The search index has version ${index.version}, not ${formatVersion}.`);
  const terms = unpack(index.terms);
  const common = new Set(index.common.split(' '));
  const {documents} = terms;
  const valueOf: ValueOf = (asked, having = documents * rareShare) =>
    Math.log(
      1 +
        documents /
          (1 + (asked.some((term) => common.has(term)) ? documents * commonShare : having)),
    );
  const places: Place[] = index.pages.flatMap((page) =>
    page.sections.map((_, section) => ({page, section})),
  );
  const words: Words = {valueOf, keyOf: cached((text) => keyOf(text, language))};
  const texts = new Map<number, string>();
  const fileOf = (document: number): number =>
    index.texts.findLastIndex((first) => first <= document);
  const loadTexts = cached(async (file: number) => {
    const loaded = await load<string[]>(`${index.folder}/t${file}.json`);
    loaded.forEach((text, place) => texts.set(index.texts[file]! + place, text));
  });

  const closestTo = (input: string): string[] => {
    const pages = index.pages.filter(({area}) => area !== 'changelog');
    const names = new Set(
      pages.flatMap(({title, sections}) => [title, ...sections.map(([heading]) => heading)]),
    );
    return closestNames(input, [...names], language.locale);
  };

  return async (input, limit = shortLimit, onRanked) => {
    const query = readQuery(input, language, terms.has);
    const hits = rank(terms, places, query, words);
    const totals: Found['totals'] = {};
    for (const {page} of hits) totals[page.area] = (totals[page.area] ?? 0) + 1;
    const placesIn = finderOf(query.marks, language);
    const best = byArea(hits, limit);
    const closest = hits.length > 0 ? [] : closestTo(input);
    const resultOf = ({document, page, section}: Hit): Result => {
      const [heading, anchor] = page.sections[section]!;
      const title = section === 0 ? page.title : heading;
      const text = texts.get(document);
      return {
        address: anchor ? `${page.route}#${anchor}` : page.route,
        area: page.area,
        method: page.method ?? '',
        title: piecesOf(title, placesIn(title)),
        label: section === 0 ? (page.label ?? '') : page.title,
        excerpt:
          text === undefined
            ? null
            : excerptOf(text, placesIn(text), language.locale, section === 0),
      };
    };
    const found = (): Found => ({results: best.map(resultOf), total: hits.length, totals, closest});
    if (best.some(({document}) => !texts.has(document))) {
      await onRanked?.(found());
      await Promise.all(best.map(({document}) => loadTexts(fileOf(document))));
    }
    return found();
  };
}
