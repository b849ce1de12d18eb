import type MiniSearch from 'minisearch';
import type {Concept, Query, Way} from './query.ts';
import type {Area, PageEntry} from './search.ts';
import {isRun} from './text.ts';

/** What a document is of. */
export interface Place {
  page: PageEntry;
  /** Number of the section; 0 is the head of the page. */
  section: number;
}

/** A document that answers a query. */
export interface Hit extends Place {
  document: number;
  score: number;
  /** How well it answers the query compared to the other sections of its page. */
  fit: number;
}

/** What ranking looks at. */
export interface Ranking {
  places: Place[];
  /** The index of the names and, once it's loaded, that of the text. */
  indexes: MiniSearch[];
  /** Words that so many texts have that they aren't in the index. */
  common: ReadonlySet<string>;
  /** One form for all spellings of a name. */
  keyOf: (name: string) => string;
}

/** A document that has something that the reader asked for; named if it's in its title, heading, or other names. */
interface Match {
  score: number;
  named: boolean;
  titled: boolean;
  fit: number;
}

/** Something that the reader asked for: the terms that stand for it with their weights, and how much it says. */
interface Asked {
  terms: Map<string, number>;
  value: number;
}

/** Readers look for an explanation first, and for an entry of the changelog last. */
const areaWeights: Record<Area, number> = {
  docs: 1,
  api: 0.75,
  blog: 0.7,
  changelog: 0.55,
  site: 0.85,
};
const operationWeight = 1.1;

/** What one of a section's other names gains that is the query, word for word; less by this power of what they share. */
const aliasGain = 11;
const aliasPower = 5;
/** What a title or heading gains that is the query. */
const exactGain = 8;
const exactOperation = 2.4;
/** A document that misses a part of the query falls behind by this power of what it has. */
const missingPower = 2.5;
const minCovered = 0.4;
/** Share of its other sections' scores that a page's best section gains, and of how many. */
const restShare = 0.25;
const maxRest = 6;
/**
 * How well each field that has a word says that a section is about it. The page is chosen without this, and then the section. A page's head
 * counts less, because the keywords of a page name its sections.
 */
const fieldFit: Record<string, number> = {title: 1, heading: 1, alias: 1, text: 0.7, context: 0.3};
const headFit = 0.5;
/** What a section gains whose heading has no other words than those of the query. */
const shortHeading = 0.5;
/** A second section of a page is a result if its score is this share of the page's. */
const secondShare = 0.7;
/** Shares of the documents that a common and any other word of a name are taken to be in. */
const commonShare = 0.15;
const rareShare = 0.01;

export const slugOf = (route: string): string => route.slice(route.lastIndexOf('/') + 1);

const sumOf = (values: {value: number}[]): number =>
  values.reduce((sum, {value}) => sum + value, 0);

/** Documents that have a concept, by the best of its ways, and the terms that stand for it. */
function matchesOf({ways}: Concept, indexes: MiniSearch[]) {
  const matches = new Map<number, Match>();
  const found = new Map<string, number>();
  const findTerm = (term: string, {prefix, fuzzy, weight}: Way, isAlone: boolean) => {
    const scores = new Map<number, Match>();
    for (const {id, score, match} of indexes.flatMap((index) =>
      index.search(term, {prefix, fuzzy}),
    )) {
      const known = scores.get(id as number) ?? {score: 0, named: false, titled: false, fit: 0};
      const fields = Object.values(match).flat();
      scores.set(id as number, {
        score: known.score + score * weight,
        named: known.named || fields.some((field) => /title|heading|alias/.test(field)),
        titled: known.titled || fields.includes('title'),
        fit: Math.max(known.fit, ...fields.map((field) => fieldFit[field]!)),
      });
      if (isAlone)
        for (const other of Object.keys(match))
          found.set(other, Math.max(weight, found.get(other) ?? 0));
    }
    return scores;
  };
  for (const way of ways) {
    const {terms} = way;
    const [first, ...others] = terms.map((term) => findTerm(term, way, terms.length === 1));
    for (const [id, match] of first!) {
      const all = [
        match,
        ...others.map((other) => other.get(id)).filter((other) => other !== undefined),
      ];
      if (all.length < terms.length) continue;
      const known = matches.get(id);
      matches.set(id, {
        score: Math.max(
          all.reduce((sum, {score}) => sum + score, 0) * terms.length,
          known?.score ?? 0,
        ),
        named: all.every(({named}) => named) || known?.named === true,
        titled: all.every(({titled}) => titled) || known?.titled === true,
        fit: Math.max(Math.min(...all.map(({fit}) => fit)), known?.fit ?? 0),
      });
    }
  }
  return {matches, terms: found};
}

/** How much of the query one of the names has, times how much of the name the query has: 1 where they are the same. */
function likeness(names: string[], asked: Asked[], valueOf: (term: string) => number): number {
  const shares = names.map((name) => {
    const terms = name.split(' ');
    const shareOf = ({terms: own, value}: Asked, term: string): number =>
      value > 0 ? Math.min(1, own.get(term) ?? 0) : 0;
    const ofQuery = asked.map((one) => ({
      value: one.value * Math.max(...terms.map((term) => shareOf(one, term))),
    }));
    const ofName = terms.map((term) => ({
      value: valueOf(term) * Math.max(...asked.map((one) => shareOf(one, term))),
    }));
    const whole = sumOf(asked) * sumOf(terms.map((term) => ({value: valueOf(term)})));
    return whole > 0 ? (sumOf(ofQuery) * sumOf(ofName)) / whole : 0;
  });
  return Math.max(0, ...shares);
}

const pageWeight = ({area}: PageEntry, {isOperation}: Query): number =>
  area === 'api' && isOperation ? operationWeight : areaWeights[area];

/** A key without its spaces: `API keys` and `api-keys` are the same. */
const joined = (key: string): string => key.replaceAll(' ', '');

/** How many terms a name has, by its key. */
const lengthOf = (key: string): number =>
  key.split(' ').reduce((sum, word) => sum + (isRun(word) ? Math.max(1, word.length - 1) : 1), 0);

/** Puts the documents in order, page by page: the page's best document first, then at most one more section of it. */
export function rank(query: Query, {places, indexes, common, keyOf}: Ranking): Hit[] {
  const valueOf = (documents: number): number => Math.log(1 + places.length / (1 + documents));
  const shareOf = (term: string): number => (common.has(term) ? commonShare : rareShare);
  const required = query.concepts.filter(({weight}) => weight > 0).length;
  const totals = new Map<
    number,
    {score: number; covered: number; named: number; titled: number; fit: number}
  >();
  const asked = query.concepts.map((concept): Asked => {
    const {matches, terms} = matchesOf(concept, indexes);
    // Rare words weigh more. One that is nowhere weighs like the rarest: all documents miss it alike.
    const isCommon = concept.ways.some(({terms: own}) => own.some((term) => common.has(term)));
    const value = concept.weight * valueOf(isCommon ? places.length * commonShare : matches.size);
    for (const [document, {score, named, titled, fit}] of matches) {
      const total = totals.get(document) ?? {score: 0, covered: 0, named: 0, titled: 0, fit: 0};
      const isKeyword = places[document]!.section === 0 && named && !titled;
      total.fit += value * (isKeyword ? fieldFit.context! : fit);
      total.score += score * (concept.weight || 0.5);
      total.covered += value;
      if (concept.weight > 0 && named) total.named += 1;
      if (concept.weight > 0 && titled) total.titled += 1;
      totals.set(document, total);
    }
    return {terms, value};
  });
  const all = sumOf(asked) || 1;
  const most = Math.max(0, ...[...totals.values()].map(({covered}) => covered));
  const byPage = new Map<PageEntry, Hit[]>();
  for (const [document, {score, covered, named, titled, fit}] of totals) {
    if (covered < most * minCovered) continue;
    const {page, section} = places[document]!;
    const [heading, , ...aliases] = page.sections[section]!;
    const names =
      section === 0 ? [page.title, page.name ?? '', heading, slugOf(page.route)] : [heading];
    const isExact =
      named === required && names.some((name) => joined(keyOf(name)) === joined(query.key));
    const exact = page.area === 'api' && !query.isOperation ? exactOperation : exactGain;
    const like =
      named > 0 ? likeness(aliases, asked, (term) => valueOf(places.length * shareOf(term))) : 0;
    const gain = Math.max(isExact ? exact : 1, 1 + aliasGain * like ** aliasPower);
    const lengths = names.filter((name) => name !== '').map((name) => lengthOf(keyOf(name)));
    const shareOfName = Math.min(1, named / Math.min(...lengths));
    const hit = {
      document,
      page,
      section,
      fit:
        (Math.max(like, (fit / all) * (1 + shortHeading * shareOfName)) + (isExact ? 1 : 0)) *
        (section > 0 || isExact || titled === required || like > 0.9 ? 1 : headFit),
      score: score * (covered / all) ** missingPower * pageWeight(page, query) * gain,
    };
    byPage.set(page, [...(byPage.get(page) ?? []), hit]);
  }
  return [...byPage.values()]
    .map((hits) => {
      const [best, ...others] = hits.sort((a, b) => b.score - a.score) as [Hit, ...Hit[]];
      const rest = others.slice(0, maxRest).reduce((sum, hit) => sum + hit.score, 0);
      const score = best.score + restShare * rest;
      const landing = hits.reduce((found, hit) => (hit.fit > found.fit ? hit : found));
      const second = hits.filter((hit) => hit !== landing).slice(0, 1);
      return [
        {...landing, score},
        ...second.filter((hit) => hit.section > 0 && hit.score > score * secondShare),
      ];
    })
    .sort((a, b) => b[0]!.score - a[0]!.score)
    .flat();
}
