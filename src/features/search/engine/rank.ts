import type MiniSearch from 'minisearch';
import type {PageEntry} from './index-files.ts';
import type {Clause} from './query.ts';

export interface SectionRef {
  page: PageEntry;
  /** Its number; 0 is the head of the page. */
  section: number;
}

interface SearchDocument extends SectionRef {
  names: string[][];
}

interface Ranking {
  documents: SearchDocument[];
  /** The index of the names and, once it's loaded, that of the text. */
  indexes: MiniSearch[];
  /** Words in so many sections that the index of the text omits them. */
  common: ReadonlySet<string>;
}

interface FoundClause {
  /** Terms of the index. */
  terms: Set<string>;
  /** Those that count in a name: the term itself, or the terms that it may mean if it isn't in the index. */
  nameTerms: Set<string>;
  /** Its inverse document frequency. */
  idf: number;
  /** Score of each document that has it, and whether a name of the document has it. */
  found: Map<number, {score: number; isNamed: boolean}>;
}

/** Fields that name a section: a word in one of them says that the section is about it. */
const namingFields = new Set(['title', 'heading', 'alias']);
/** Share of the sections that a word is taken to be in if the index of the text omits it. */
const commonShare = 0.25;

/** Which section of a page fits best. */
const fit = {
  /** What a word adds that the section's names lack, as a share of what it adds in one of them. */
  mention: 0.5,
  /** Factor for the head of a page, unless its title has the whole query. */
  head: 0.5,
};

/** Order of the pages. */
const relevance = {
  /** Readers look for an explanation first, and for an entry of the changelog last. */
  area: {docs: 1, api: 0.75, blog: 0.7, changelog: 0.55, site: 0.85},
  /** What a name gains that is the query; a name that is only similar gains less, by a power of its similarity. */
  nameGain: 6,
  namePower: 3,
  /** The same for an operation, because guides have similar names, and explain what it does. */
  operationGain: 1.4,
  /** A document without a part of the query falls behind, by this power of the part that it has. */
  coveragePower: 2,
  /** Share of the scores of a page's other sections that the page gains. */
  otherSections: 0.25,
};

/** A page comes before a section with the same name. */
const sectionName = 0.8;
/** Share of the query's idf that counts as all of it: sums of fractions aren't exact. */
const wholeQuery = 0.99;

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const idfOf = (clauses: FoundClause[]): number => sum(clauses.map(({idf}) => idf));

function findClause(
  {query, term, weight}: Clause,
  {documents, indexes, common}: Ranking,
): FoundClause {
  const found: FoundClause['found'] = new Map();
  const terms = new Set<string>();
  for (const {id, score, match} of indexes.flatMap((index) => index.search(query))) {
    const known = found.get(id) ?? {score: 0, isNamed: false};
    const fields = Object.values(match).flat();
    found.set(id, {
      score: known.score + score * weight,
      isNamed: known.isNamed || fields.some((field) => namingFields.has(field)),
    });
    for (const matched of Object.keys(match)) terms.add(matched);
  }
  // A word that is nowhere weighs like the rarest: all documents miss it alike.
  const frequency = common.has(term) ? documents.length * commonShare : found.size;
  const idf = weight * Math.log(1 + documents.length / (1 + frequency));
  return {terms, nameTerms: terms.has(term) ? new Set([term]) : terms, idf, found};
}

/** How much of the query a name has, times how much of the name the query has: 1 where they are the same. */
function similarity(name: string[], clauses: FoundClause[]): number {
  const shared = clauses.filter(({nameTerms}) => name.some((term) => nameTerms.has(term)));
  const asked = name.filter((term) => shared.some(({nameTerms}) => nameTerms.has(term)));
  return (idfOf(shared) / idfOf(clauses)) * (asked.length / name.length);
}

/** Weighs a document: among all documents, and among the sections of its page. */
function weigh(
  id: number,
  {page, section, names}: SearchDocument,
  clauses: FoundClause[],
  isOperation: boolean,
) {
  const isHead = section === 0;
  const having = clauses.filter(({found}) => found.has(id));
  const naming = having.filter(({found}) => found.get(id)!.isNamed);
  const coverage = idfOf(having) / idfOf(clauses);
  const namedCoverage = idfOf(naming) / idfOf(clauses);
  const nameSimilarity =
    Math.max(0, ...names.map((name) => similarity(name, clauses))) * (isHead ? 1 : sectionName);

  const area = isOperation && page.area === 'api' ? 'docs' : page.area;
  const gain = area === 'api' ? relevance.operationGain : relevance.nameGain;
  const score =
    sum(having.map(({found}) => found.get(id)!.score)) *
    coverage ** relevance.coveragePower *
    relevance.area[area] *
    (1 + gain * nameSimilarity ** relevance.namePower);

  const wordFit = namedCoverage + fit.mention * (coverage - namedCoverage);
  const headFit = isHead && namedCoverage <= wholeQuery ? fit.head : 1;
  return {page, section, score, fit: headFit * (wordFit + nameSimilarity)};
}

type Weighed = ReturnType<typeof weigh>;

/** A page counts as its best section with a share of the others. */
function pageScore(sections: Weighed[]): number {
  const [best = 0, ...others] = sections.map(({score}) => score).sort((a, b) => b - a);
  return best + relevance.otherSections * sum(others);
}

/**
 * Puts the pages in order, each with the section that fits best.
 * @param isOperation whether the query is an operation: operations then count like guides
 * @returns the sections, and the terms that were found
 */
export function rank(clauses: Clause[], isOperation: boolean, ranking: Ranking) {
  const found = clauses.map((clause) => findClause(clause, ranking));
  const byPage = new Map<PageEntry, Weighed[]>();
  for (const id of new Set(found.flatMap((clause) => [...clause.found.keys()]))) {
    const weighed = weigh(id, ranking.documents[id]!, found, isOperation);
    byPage.set(weighed.page, [...(byPage.get(weighed.page) ?? []), weighed]);
  }
  const hits: SectionRef[] = [...byPage.values()]
    .sort((a, b) => pageScore(b) - pageScore(a))
    .map((sections) => sections.reduce((a, b) => (b.fit > a.fit ? b : a)));
  return {hits, terms: new Set(found.flatMap(({terms}) => [...terms]))};
}
