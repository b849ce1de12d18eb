import MiniSearch from 'minisearch';
import {excerptOf, piecesOf, type Piece} from './excerpt.ts';
import {addressOf, optionsOf, textsOf} from './index-files.ts';
import type {Area, NamesFile, PageEntry, SectionNames, TextFile} from './index-files.ts';
import {cached, languageOf, loadStemmer} from './language.ts';
import {clausesOf, isOperation} from './query.ts';
import {rank, type SectionRef} from './rank.ts';

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
  /** How many pages answer the query in all, and in each area. */
  total: number;
  totals: Partial<Record<Area, number>>;
  /** Titles and headings that look like the query; only if nothing was found. */
  closest: string[];
}

/** Searches for at most so many results; `onEarly` has those of the names, or those without excerpts, while the rest is loaded. */
export type Search = (
  query: string,
  limit?: number,
  onEarly?: (found: Found) => void,
) => Promise<Found>;

/** Fetches a file of the index. */
export type Load = <T>(name: string) => Promise<T>;

const shortLimit = 12;
const maxClosest = 4;
/** Typing errors in a word that no section has, as a share of its letters. */
const closestFuzzy = 0.45;

/** Groups the hits by area, areas in the order of their best hit, none with more than a third of all. */
function byArea(hits: SectionRef[], limit: number): SectionRef[] {
  const areas = [...new Set(hits.map(({page}) => page.area))];
  return areas
    .flatMap((area) => hits.filter(({page}) => page.area === area).slice(0, limit / 3))
    .slice(0, limit);
}

const titleOf = ({page, section}: SectionRef): string =>
  section === 0 ? page.title : page.sections[section]!.heading;

/** The names of a section, as the terms of each. */
const namesOf = ({title, heading, alias}: SectionNames): string[][] =>
  [title, heading, alias]
    .flatMap((names) => names.split('\n'))
    .filter((name) => name !== '')
    .map((name) => name.split(' '));

/** What the index has of a section. Other names of a page may be about one of its sections, so they don't name its head. */
const fieldsOf = ({alias, keywords, ...fields}: SectionNames, isHead: boolean) =>
  isHead ? {...fields, keywords: `${alias}\n${keywords}`} : {...fields, alias, keywords};

/** Makes the index of the text, a few sections at a time, so that the page responds meanwhile. */
async function indexText(file: TextFile): Promise<MiniSearch> {
  const index = new MiniSearch(optionsOf(['text']));
  const documents = textsOf(file).map((text, id) => ({id, text}));
  await index.addAllAsync(documents, {chunkSize: 50});
  return index;
}

/** Titles and headings with words most like those of a query. */
function closestTo(terms: string[], names: MiniSearch, documents: SectionRef[]): string[] {
  const found = names
    .search({queries: terms}, {fields: ['title', 'heading'], fuzzy: closestFuzzy})
    .map(({id}) => documents[id as number]!)
    .filter(({page}) => page.area !== 'changelog');
  return [...new Set(found.map(titleOf))].slice(0, maxClosest);
}

/** Opens the index of a language. The names can be searched first, then the text; excerpts are loaded for the results that are shown. */
export async function openSearch(load: Load, locale: string): Promise<Search> {
  const [{hash, words, pages, names: sectionNames}, stemmer] = await Promise.all([
    load<NamesFile>('names.json'),
    loadStemmer(locale),
  ]);
  const language = languageOf(words, stemmer);
  const documents = pages
    .flatMap((page) => page.sections.map((_, section) => ({page, section})))
    .map((ref, id) => ({...ref, names: namesOf(sectionNames[id]!)}));
  const names = new MiniSearch(optionsOf(['title', 'heading', 'alias', 'keywords', 'about']));
  names.addAll(
    documents.map(({section}, id) => ({id, ...fieldsOf(sectionNames[id]!, section === 0)})),
  );
  const indexes = [names];
  const common = new Set<string>();
  const text = load<TextFile>(`text.${hash}.json`).then(async (file) => {
    indexes.push(await indexText(file));
    file.common.forEach((word) => common.add(word));
  });
  // A search awaits it and reports the error.
  text.catch(() => undefined);
  /** Text of each section of a page, for the excerpts. */
  const excerpts = new Map<PageEntry, string[]>();
  const loadExcerpts = cached(async (page: PageEntry) => {
    excerpts.set(page, await load<string[]>(`${hash}/${pages.indexOf(page)}.json`));
  });
  const isKnown = (term: string): boolean =>
    common.has(term) || indexes.some((index) => index.search(term).length > 0);

  const find = (query: string, limit: number) => {
    const clauses = clausesOf(query, language, isKnown);
    const {hits, terms} = rank(clauses, isOperation(query), {documents, indexes, common});
    const totals: Found['totals'] = {};
    for (const {page} of hits) totals[page.area] = (totals[page.area] ?? 0) + 1;
    const asked = clauses.map(({term}) => term);
    const closest = hits.length > 0 ? [] : closestTo(asked, names, documents);
    return {shown: byArea(hits, limit), total: hits.length, totals, closest, terms};
  };
  /** What was found, with the excerpts that are there. */
  const withExcerpts = ({shown, terms, ...counts}: ReturnType<typeof find>): Found => {
    const results = shown.map(({page, section}): Result => {
      const excerpt = excerpts.get(page)?.[section];
      return {
        address: addressOf(page.route, page.sections[section]!.anchor),
        area: page.area,
        method: page.method,
        title: piecesOf(titleOf({page, section}), terms, language),
        label: section === 0 ? page.label : page.title,
        excerpt: excerpt === undefined ? null : excerptOf(excerpt, terms, language),
      };
    });
    return {results, ...counts};
  };

  return async (query, limit = shortLimit, onEarly) => {
    const isTextLoaded = indexes.length > 1;
    if (!isTextLoaded) {
      const early = find(query, limit);
      if (early.total > 0) onEarly?.(withExcerpts(early));
      await text;
    }
    const found = find(query, limit);
    const missing = found.shown.filter(({page}) => !excerpts.has(page));
    if (missing.length > 0) {
      onEarly?.(withExcerpts(found));
      await Promise.all(missing.map(({page}) => loadExcerpts(page)));
    }
    return withExcerpts(found);
  };
}
