import type MiniSearch from 'minisearch';
import type {Clause} from './query.ts';
import type {PageEntry} from './search.ts';

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
interface FoundClause {
  terms: Set<string>;
  /** Those that count in a name: the term itself, or the terms that it may mean if it isn't in the index. */
  nameTerms: Set<string>;
  idf: number;
}

/** What a document has of the query: its score in the indexes, and the idf of the clauses that it has and that its names have. */
interface Match {
  score: number;
  coveredIdf: number;
  namedIdf: number;
}

/** Fields that name a section: a word in one of them says that the section is about it. */
const namingFields = new Set(['title', 'heading', 'alias']);
/** A word in another field says less. */
const mentionFit = 0.5;
/** What a name that is the query adds to the fit. */
const nameFit = 0.8;
/** The head of a page counts less, unless its title has the whole query. */
const headFit = 0.5;
/** Share of the query's idf that counts as all of it: sums of fractions aren't exact. */
const wholeQuery = 0.99;

/** Readers look for an explanation first, and for an entry of the changelog last. */
const areaWeights = {docs: 1, api: 0.75, blog: 0.7, changelog: 0.55, site: 0.85};
/** What a name that is the query gains. Another name gains less, by a power of its similarity. */
const nameGain = 6;
const namePower = 3;
/** The same for an operation, because guides have similar names, and explain what it does. */
const operationGain = 1.4;
/** A page with a name comes before a section with the same name. */
const sectionName = 0.8;
/** A document without a part of the query falls behind, by this power of the part that it has. */
const coveragePower = 2;
/** Share of the scores of a page's other sections that its best section gains. */
const restShare = 0.25;
/** Share of the sections that a common word is taken to be in. */
const commonShare = 0.25;

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** How much of the query a name has, times how much of the name the query has: 1 where they are the same. */
function similarity(name: string[], found: FoundClause[], totalIdf: number): number {
  if (name.length === 0) return 0;
  const shared = found.filter(({nameTerms}) => name.some((term) => nameTerms.has(term)));
  const asked = name.filter((term) => shared.some(({nameTerms}) => nameTerms.has(term)));
  return (sum(shared.map(({idf}) => idf)) / totalIdf) * (asked.length / name.length);
}

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

/** Puts the pages in order, each with the section that fits best. If the query is an operation, operations count like guides. */
export function rank(
  clauses: Clause[],
  isOperation: boolean,
  ranking: Ranking,
): {hits: Hit[]; terms: Set<string>} {
  const matches = new Map<number, Match>();
  const found = clauses.map((clause) => findClause(clause, ranking, matches));
  const totalIdf = sum(found.map(({idf}) => idf)) || 1;
  const byPage = new Map<PageEntry, (Hit & {fit: number})[]>();
  for (const [document, {score, coveredIdf, namedIdf}] of matches) {
    const {page, section} = ranking.documents[document]!;
    const isHead = section === 0;
    const similarities = ranking.namesOf(document).map((name) => similarity(name, found, totalIdf));
    const nameSimilarity = Math.max(0, ...similarities) * (isHead ? 1 : sectionName);
    const about = namedIdf + mentionFit * (coveredIdf - namedIdf);
    const fit = about / totalIdf + nameFit * nameSimilarity;
    const area = isOperation && page.area === 'api' ? 'docs' : page.area;
    const maxGain = area === 'api' ? operationGain : nameGain;
    const coverage = (coveredIdf / totalIdf) ** coveragePower;
    const hit = {
      page,
      section,
      fit: isHead && namedIdf <= wholeQuery * totalIdf ? headFit * fit : fit,
      score: score * coverage * areaWeights[area] * (1 + maxGain * nameSimilarity ** namePower),
    };
    byPage.set(page, [...(byPage.get(page) ?? []), hit]);
  }
  const hits = [...byPage.values()].map((sections) => {
    const [best = 0, ...rest] = sections.map(({score}) => score).sort((a, b) => b - a);
    const landing = sections.reduce((a, b) => (b.fit > a.fit ? b : a));
    return {...landing, score: best + restShare * sum(rest)};
  });
  hits.sort((a, b) => b.score - a.score);
  return {hits, terms: new Set(found.flatMap(({terms}) => [...terms]))};
}
