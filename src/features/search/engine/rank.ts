import type MiniSearch from 'minisearch';
import type {Query, Slot} from './query.ts';
import {slugOf, type Area, type IndexDocument, type PageEntry} from './schema.ts';

/** A document that answers a query. */
export interface Hit {
  document: number;
  page: PageEntry;
  /** Number of the section; 0 is the head of the page. */
  section: number;
  score: number;
}

/** A document that satisfies a slot. */
interface Match {
  score: number;
  /** In its title, heading, or other names. */
  isNamed: boolean;
}

type Matches = Map<number, Match>;

/** The document of a number. */
export interface Place {
  page: PageEntry;
  section: number;
}

const boost = {title: 7, heading: 4, alias: 5, context: 1.6, text: 1};
const named = new Set(['title', 'heading', 'alias']);

/** Readers look for an explanation first, and for an entry of the changelog last. */
const areaWeights: Record<Area, number> = {docs: 1, api: 0.75, blog: 0.7, changelog: 0.55, site: 0.85};
const operationWeight = 1.1;
const methodWeights: Record<string, number> = {GET: 1.03, DELETE: 0.85};
/** The home page and the lists of operations repeat what other pages say. */
const listWeight = 0.5;

const exactAlias = 12;
const exactTitle = 2.2;
const operationTitle = 1.6;
const fullTitle = 1.4;
const exactHeading = 2.4;
const fullHeading = 1.15;
/** A document that misses a part of the query falls behind by this power of what it has. */
const missingPower = 2.5;
const minCovered = 0.4;
/** Share of its other sections' scores that a page's best section gains, and of how many. */
const restShare = 0.25;
const maxRest = 6;

/** Documents that satisfy a slot, each by the best way. */
function matchesOf(engine: MiniSearch<IndexDocument>, {ways}: Slot): Matches {
  const matches: Matches = new Map();
  for (const {terms, weight, prefix = false, fuzzy = false} of ways) {
    for (const {id, score, match} of engine.search(terms.join('\n'), {combineWith: 'AND', prefix, fuzzy, boost})) {
      const known = matches.get(id as number);
      matches.set(id as number, {
        score: Math.max(score * weight, known?.score ?? 0),
        isNamed: (known?.isNamed ?? false) || Object.values(match).every((inFields) => inFields.some((field) => named.has(field))),
      });
    }
  }
  return matches;
}

interface Total {
  score: number;
  covered: number;
  named: number;
}

/** Sums of all slots by document, weighted by how much of the query the document has. */
function totalsOf(engine: MiniSearch<IndexDocument>, slots: Slot[]): Map<number, {score: number; isNamed: boolean}> {
  const totals = new Map<number, Total>();
  let asked = 0;
  let required = 0;
  for (const slot of slots) {
    const matches = matchesOf(engine, slot);
    // Rare words weigh more. One that is nowhere weighs like the rarest: all documents miss it alike.
    const value = slot.weight * Math.log(1 + engine.documentCount / (1 + matches.size));
    asked += value;
    if (slot.weight > 0) required += 1;
    for (const [document, {score, isNamed}] of matches) {
      const total = totals.get(document) ?? {score: 0, covered: 0, named: 0};
      total.score += score * (slot.weight || 0.5);
      total.covered += value;
      if (isNamed && slot.weight > 0) total.named += 1;
      totals.set(document, total);
    }
  }
  const best = Math.max(0, ...[...totals.values()].map(({covered}) => covered));
  return new Map(
    [...totals]
      .filter(([, {covered}]) => covered >= best * minCovered)
      .map(([document, {score, covered, named}]) => [
        document,
        {score: score * (asked > 0 ? covered / asked : 1) ** missingPower, isNamed: required > 0 && named === required},
      ]),
  );
}

const isList = ({area, method, route}: PageEntry): boolean =>
  route === '/' || (area === 'api' && !method && route.split('/').length > 2 && route !== '/api/introduction');

function pageWeight(page: PageEntry, {isOperation}: Query): number {
  if (page.area !== 'api') return areaWeights[page.area];
  return (isOperation ? operationWeight : areaWeights.api) * (methodWeights[page.method ?? ''] ?? 1);
}

/**
 * Puts the documents in order, page by page: the page's best document first, then at most one more section of it.
 * @param places what the documents are, by number
 * @param keyOf form in which a title and the query can be compared
 */
export function rank(engine: MiniSearch<IndexDocument>, places: Place[], query: Query, keyOf: (text: string) => string): Hit[] {
  const byPage = new Map<PageEntry, Hit[]>();
  for (const [document, {score, isNamed}] of totalsOf(engine, query.slots)) {
    const {page, section} = places[document]!;
    const [heading, , ...aliases] = page.sections[section]!;
    const names = section === 0 ? [page.title, page.name ?? '', heading, slugOf(page.route)] : [heading];
    const isAlias = isNamed && aliases.includes(query.key);
    const isExact = isAlias || (isNamed && names.some((name) => keyOf(name) === query.key));
    const isGuide = page.area !== 'api' || query.isOperation;
    const [exact, full] = section > 0 ? [exactHeading, fullHeading] : [isGuide ? exactTitle : operationTitle, fullTitle];
    const factor = (isAlias ? exactAlias : isExact ? exact : isNamed ? full : 1) * (isList(page) && !isAlias ? listWeight : 1);
    const hits = byPage.get(page) ?? [];
    hits.push({document, page, section, score: score * pageWeight(page, query) * factor});
    byPage.set(page, hits);
  }
  return [...byPage.values()]
    .map((hits) => {
      const [best, ...others] = hits.sort((a, b) => b.score - a.score) as [Hit, ...Hit[]];
      const score = best.score + restShare * others.slice(0, maxRest).reduce((sum, hit) => sum + hit.score, 0);
      return [{...best, score}, ...others.slice(0, 1).filter((hit) => hit.section > 0 && hit.score > score * 0.7)];
    })
    .sort((a, b) => b[0]!.score - a[0]!.score)
    .flat();
}
