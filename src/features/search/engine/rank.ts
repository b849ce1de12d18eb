import type MiniSearch from 'minisearch';
import type {Clause} from './query.ts';
import type {Area, PageEntry} from './search.ts';

/** What a document is of. */
export interface DocumentRef {
  page: PageEntry;
  /** Number of the section; 0 is the head of the page. */
  section: number;
}

/** A document that answers a query. */
export interface Hit extends DocumentRef {
  document: number;
  score: number;
}

/** What ranking looks at. */
export interface Ranking {
  documents: DocumentRef[];
  /** The index of the names and, once it's loaded, that of the text. */
  indexes: MiniSearch[];
  /** Words in so many sections that the index of the text omits them. */
  common: ReadonlySet<string>;
  /** Names of a document, as the terms of each. */
  namesOf: (document: number) => string[][];
}

/** A clause with the terms of the index that it found, and its inverse document frequency. */
interface Found {
  terms: Set<string>;
  /** Those that count in a name: the term itself, or the terms that it may mean if it isn't in the index. */
  named: Set<string>;
  idf: number;
}

/** Readers look for an explanation first, and for an entry of the changelog last. */
const areaWeights: Record<Area, number> = {
  docs: 1,
  api: 0.75,
  blog: 0.7,
  changelog: 0.55,
  site: 0.85,
};

/** How well a field that has a word says that a section is about it. */
const fieldFit: Record<string, number> = {
  title: 1,
  heading: 1,
  alias: 1,
  text: 0.7,
  description: 0.7,
  keywords: 0.3,
  context: 0.4,
};
/** What a name adds to it that is the query. */
const nameFit = 0.8;
/** The head of a page counts less, unless its title has all of the query. */
const headFit = 0.5;
/** What a name gains that is the query; less by this power of what they share. */
const nameGain = 6;
/** Operations are called what they do, as the guides are that explain it. */
const operationGain = 1.4;
const namePower = 3;
/** A page of that name comes before a section. */
const sectionName = 0.8;
/** A document that misses a part of the query falls behind by this power of what it has. */
const coveragePower = 2;
/** Share of its other sections' scores that a page's best section gains. */
const restShare = 0.25;
/** Share of the sections that a common word is taken to be in. */
const commonShare = 0.25;

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** How much of the query a name has, times how much of the name the query has: 1 where they are the same. */
function similarity(name: string[], found: Found[], totalIdf: number): number {
  const shared = found.filter(({named}) => name.some((term) => named.has(term)));
  const asked = name.filter((term) => shared.some(({named}) => named.has(term)));
  return name.length === 0
    ? 0
    : (sum(shared.map(({idf}) => idf)) / totalIdf) * (asked.length / name.length);
}

/** Puts the pages in order, each with the section that fits best. */
export function rank(
  clauses: Clause[],
  isOperation: boolean,
  {documents, indexes, common, namesOf}: Ranking,
): {hits: Hit[]; terms: Set<string>} {
  const totals = new Map<number, {score: number; covered: number; fit: number}>();
  const found = clauses.map(({query, term, weight}): Found => {
    const matches = new Map<number, {score: number; fit: number}>();
    const terms = new Set<string>();
    for (const {id, score, match} of indexes.flatMap((index) => index.search(query))) {
      const previous = matches.get(id as number) ?? {score: 0, fit: 0};
      const fits = Object.values(match)
        .flat()
        .map((field) => fieldFit[field]!);
      matches.set(id as number, {
        score: previous.score + score,
        fit: Math.max(previous.fit, ...fits),
      });
      for (const matched of Object.keys(match)) terms.add(matched);
    }
    // A word that is nowhere weighs like the rarest: all documents miss it alike.
    const frequency = common.has(term) ? documents.length * commonShare : matches.size;
    const idf = weight * Math.log(1 + documents.length / (1 + frequency));
    for (const [document, {score, fit}] of matches) {
      const total = totals.get(document) ?? {score: 0, covered: 0, fit: 0};
      totals.set(document, {
        score: total.score + score * weight,
        covered: total.covered + idf,
        fit: total.fit + idf * fit,
      });
    }
    return {terms, named: terms.has(term) ? new Set([term]) : terms, idf};
  });
  const totalIdf = sum(found.map(({idf}) => idf)) || 1;
  const byPage = new Map<PageEntry, (Hit & {fit: number})[]>();
  for (const [document, {score, covered, fit}] of totals) {
    const {page, section} = documents[document]!;
    const nameSimilarity =
      Math.max(0, ...namesOf(document).map((name) => similarity(name, found, totalIdf))) *
      (section > 0 ? sectionName : 1);
    const area = isOperation && page.area === 'api' ? 'docs' : page.area;
    const gain = 1 + (area === 'api' ? operationGain : nameGain) * nameSimilarity ** namePower;
    const hit = {
      document,
      page,
      section,
      fit:
        (fit / totalIdf + nameFit * nameSimilarity) *
        (section > 0 || fit > 0.99 * totalIdf ? 1 : headFit),
      score: score * (covered / totalIdf) ** coveragePower * areaWeights[area] * gain,
    };
    byPage.set(page, [...(byPage.get(page) ?? []), hit]);
  }
  const hits = [...byPage.values()]
    .map((sections) => {
      const [best = 0, ...rest] = sections.map(({score}) => score).sort((a, b) => b - a);
      const landing = sections.reduce((a, b) => (b.fit > a.fit ? b : a));
      return {...landing, score: best + restShare * sum(rest)};
    })
    .sort((a, b) => b.score - a.score);
  return {hits, terms: new Set(found.flatMap(({terms}) => [...terms]))};
}
