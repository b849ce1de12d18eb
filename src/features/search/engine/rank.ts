import type MiniSearch from 'minisearch';
import type {PageEntry} from './index-files.ts';
import type {Clause} from './query.ts';

/** A section of a page. */
export interface SectionRef {
  page: PageEntry;
  /** Its number; 0 is the head of the page. */
  section: number;
}

/** What the indexes know by a number. */
interface SearchDocument extends SectionRef {
  /** The terms of each of its names. */
  names: string[][];
}

/** A page that answers a query, and the section to lead to. */
export interface Hit extends SectionRef {
  score: number;
}

/** What ranking looks at. */
interface Ranking {
  documents: SearchDocument[];
  /** The index of the names and, once it's loaded, that of the text. */
  indexes: MiniSearch[];
  /** Words in so many sections that the index of the text omits them. */
  common: ReadonlySet<string>;
}

/** The terms of the index that a clause found, and its inverse document frequency. */
interface FoundClause {
  terms: Set<string>;
  /** Those that count in a name: the term itself, or the terms that it may mean if it isn't in the index. */
  nameTerms: Set<string>;
  idf: number;
}

interface FoundQuery {
  clauses: FoundClause[];
  /** Sum of its clauses' idf. */
  idf: number;
  /** Whether operations count like guides. */
  isOperation: boolean;
}

/** What a document has of the query: its score in the indexes, and the idf of the clauses that it has and that its names have. */
interface Match {
  score: number;
  coveredIdf: number;
  namedIdf: number;
}

/** Fields that name a section: a word in one of them says that the section is about it. */
const namingFields = new Set(['title', 'heading', 'alias']);
/** Share of the sections that a word is taken to be in if the index of the text omits it. */
const commonShare = 0.25;

/** Which section of a page a result leads to. */
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

/** Looks up a clause, and adds what it found to the matches of the documents. */
function findClause(
  {query, term, weight}: Clause,
  {documents, indexes, common}: Ranking,
  matches: Map<number, Match>,
): FoundClause {
  /** Documents with the clause, and whether their names have it. */
  const isNamed = new Map<number, boolean>();
  const terms = new Set<string>();
  for (const {id, score, match} of indexes.flatMap((index) => index.search(query))) {
    const known = matches.get(id) ?? {score: 0, coveredIdf: 0, namedIdf: 0};
    matches.set(id, {...known, score: known.score + score * weight});
    const fields = Object.values(match).flat();
    isNamed.set(id, isNamed.get(id) || fields.some((field) => namingFields.has(field)));
    for (const matched of Object.keys(match)) terms.add(matched);
  }
  // A word that is nowhere weighs like the rarest: all documents miss it alike.
  const frequency = common.has(term) ? documents.length * commonShare : isNamed.size;
  const idf = weight * Math.log(1 + documents.length / (1 + frequency));
  for (const [document, named] of isNamed) {
    const match = matches.get(document)!;
    match.coveredIdf += idf;
    if (named) match.namedIdf += idf;
  }
  return {terms, nameTerms: terms.has(term) ? new Set([term]) : terms, idf};
}

/** How much of the query a name has, times how much of the name the query has: 1 where they are the same. */
function similarity(name: string[], {clauses, idf}: FoundQuery): number {
  const shared = clauses.filter(({nameTerms}) => name.some((term) => nameTerms.has(term)));
  const asked = name.filter((term) => shared.some(({nameTerms}) => nameTerms.has(term)));
  return (idfOf(shared) / idf) * (asked.length / name.length);
}

/** Weighs a document that matches: among all documents, and among the sections of its page. */
function weigh({page, section, names}: SearchDocument, match: Match, query: FoundQuery) {
  const isHead = section === 0;
  const coverage = match.coveredIdf / query.idf;
  const namedCoverage = match.namedIdf / query.idf;
  const nameSimilarity =
    Math.max(0, ...names.map((name) => similarity(name, query))) * (isHead ? 1 : sectionName);

  const area = query.isOperation && page.area === 'api' ? 'docs' : page.area;
  const gain = area === 'api' ? relevance.operationGain : relevance.nameGain;
  const score =
    match.score *
    coverage ** relevance.coveragePower *
    relevance.area[area] *
    (1 + gain * nameSimilarity ** relevance.namePower);

  const wordFit = namedCoverage + fit.mention * (coverage - namedCoverage);
  const headFit = isHead && namedCoverage <= wholeQuery ? fit.head : 1;
  return {page, section, score, fit: headFit * (wordFit + nameSimilarity)};
}

/** The result for a page: its best section's score with a share of the others', leading to the section that fits the query best. */
function pageHit(sections: ReturnType<typeof weigh>[]): Hit {
  const [best = 0, ...others] = sections.map(({score}) => score).sort((a, b) => b - a);
  const {page, section} = sections.reduce((a, b) => (b.fit > a.fit ? b : a));
  return {page, section, score: best + relevance.otherSections * sum(others)};
}

/** Puts the pages in order, each with the section that fits best. */
export function rank(
  clauses: Clause[],
  isOperation: boolean,
  ranking: Ranking,
): {hits: Hit[]; terms: Set<string>} {
  const matches = new Map<number, Match>();
  const found = clauses.map((clause) => findClause(clause, ranking, matches));
  const query = {clauses: found, idf: idfOf(found), isOperation};
  const byPage = new Map<PageEntry, ReturnType<typeof weigh>[]>();
  for (const [document, match] of matches) {
    const weighed = weigh(ranking.documents[document]!, match, query);
    byPage.set(weighed.page, [...(byPage.get(weighed.page) ?? []), weighed]);
  }
  const hits = [...byPage.values()].map(pageHit).sort((a, b) => b.score - a.score);
  return {hits, terms: new Set(found.flatMap(({terms}) => [...terms]))};
}
