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

/** Fields that name a section. A word in one of them says that the section is about it; elsewhere it says half as much. */
const naming = new Set(['title', 'heading', 'alias']);
const mentionFit = 0.5;
/** What a name adds to the fit of a section if it is the query. */
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
  /** Score of each document; of the query, by idf, the part that the document has and the part that its names have. */
  const totals = new Map<number, {score: number; covered: number; named: number}>();
  const found = clauses.map(({query, term, weight}): Found => {
    /** Documents with the clause, and whether their names have it. */
    const matches = new Map<number, boolean>();
    const terms = new Set<string>();
    for (const {id, score, match} of indexes.flatMap((index) => index.search(query))) {
      const total = totals.get(id) ?? {score: 0, covered: 0, named: 0};
      totals.set(id, {...total, score: total.score + score * weight});
      const fields = Object.values(match).flat();
      matches.set(id, matches.get(id) || fields.some((field) => naming.has(field)));
      for (const matched of Object.keys(match)) terms.add(matched);
    }
    // A word that is nowhere weighs like the rarest: all documents miss it alike.
    const frequency = common.has(term) ? documents.length * commonShare : matches.size;
    const idf = weight * Math.log(1 + documents.length / (1 + frequency));
    for (const [document, isNamed] of matches) {
      const total = totals.get(document)!;
      total.covered += idf;
      if (isNamed) total.named += idf;
    }
    return {terms, named: terms.has(term) ? new Set([term]) : terms, idf};
  });
  const totalIdf = sum(found.map(({idf}) => idf)) || 1;
  const byPage = new Map<PageEntry, (Hit & {fit: number})[]>();
  for (const [document, {score, covered, named}] of totals) {
    const {page, section} = documents[document]!;
    const nameSimilarity =
      Math.max(0, ...namesOf(document).map((name) => similarity(name, found, totalIdf))) *
      (section > 0 ? sectionName : 1);
    const area = isOperation && page.area === 'api' ? 'docs' : page.area;
    const maxGain = area === 'api' ? operationGain : nameGain;
    const coverage = covered / totalIdf;
    const fit = (named + mentionFit * (covered - named)) / totalIdf + nameFit * nameSimilarity;
    const hit = {
      page,
      section,
      fit: section > 0 || named > 0.99 * totalIdf ? fit : headFit * fit,
      score:
        score *
        coverage ** coveragePower *
        areaWeights[area] *
        (1 + maxGain * nameSimilarity ** namePower),
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
