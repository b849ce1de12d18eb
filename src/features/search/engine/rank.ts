import type {Terms} from './packing.ts';
import type {Query, Slot} from './query.ts';
import {slugOf, type Area, type PageEntry} from './schema.ts';
import {expand, scoreOf, type Match} from './score.ts';

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
}

/** What ranking asks about words: a form to compare titles in, and what terms say. */
export interface Words {
  keyOf: (text: string) => string;
  valueOf: ValueOf;
}

/** How much terms say that so many documents have. */
export type ValueOf = (terms: string[], documents?: number) => number;

/** Readers look for an explanation first, and for an entry of the changelog last. */
const areaWeights: Record<Area, number> = {
  docs: 1,
  api: 0.75,
  blog: 0.7,
  changelog: 0.55,
  site: 0.85,
};
const operationWeight = 1.1;
const deleteWeight = 0.85;
const methodWeights: Record<string, number> = {GET: 1.03, DELETE: deleteWeight};

/** What one of a section's other names gains that is the query, word for word; less by this power of what they share. */
const aliasGain = 11;
const aliasPower = 3;
/** What a title or heading gains that is the query, and what one that has all of it gains. */
const exactGain = 4.4;
const exactOperation = 2.4;
const fullTitle = 1.4;
const fullHeading = 1.15;
/** A document that misses a part of the query falls behind by this power of what it has. */
const missingPower = 2.5;
const minCovered = 0.4;
/** Share of its other sections' scores that a page's best section gains, and of how many. */
const restShare = 0.25;
const maxRest = 6;

/** Documents that satisfy a slot, each by the best way, and the terms that they have of it. */
function matchesOf(
  index: Terms,
  {ways}: Slot,
): {matches: Map<number, Match>; terms: Map<string, number>} {
  const matches = new Map<number, Match>();
  const found = new Map<string, number>();
  for (const way of ways) {
    const {terms, weight} = way;
    const [first, ...others] = terms.map((term) => {
      const expanded = expand(index, term, way);
      if (terms.length === 1)
        for (const other of expanded.keys())
          found.set(other, Math.max(weight, found.get(other) ?? 0));
      return scoreOf(index, expanded);
    });
    for (const [document, {score, named}] of first!) {
      const also = others.map((part) => part.get(document));
      if (also.includes(undefined)) continue;
      const sum = also.reduce((all, part) => all + part!.score, score) * terms.length * weight;
      const isNamed = named === 1 && also.every((part) => part!.named === 1);
      const known = matches.get(document);
      matches.set(document, {
        score: Math.max(sum, known?.score ?? 0),
        named: isNamed ? 1 : (known?.named ?? 0),
      });
    }
  }
  return {matches, terms: found};
}

interface Asked {
  terms: Map<string, number>;
  value: number;
}

/** Sums of all slots by document, weighted by how much of the query the document has. */
function totalsOf(
  index: Terms,
  slots: Slot[],
  valueOf: ValueOf,
): {asked: Asked[]; totals: [number, Match][]} {
  const totals = new Map<number, {score: number; covered: number; named: number}>();
  const asked: Asked[] = [];
  const required = slots.filter(({weight}) => weight > 0).length;
  for (const slot of slots) {
    const {matches, terms} = matchesOf(index, slot);
    // Rare words weigh more. One that is nowhere weighs like the rarest: all documents miss it alike.
    const wanted = slot.ways.flatMap((way) => way.terms);
    const value = slot.weight * valueOf(wanted, matches.size);
    asked.push({terms, value});
    for (const [document, {score, named}] of matches) {
      const total = totals.get(document) ?? {score: 0, covered: 0, named: 0};
      total.score += score * (slot.weight || 0.5);
      total.covered += value;
      if (slot.weight > 0) total.named += named;
      totals.set(document, total);
    }
  }
  const all = sumOf(asked);
  const best = Math.max(0, ...[...totals.values()].map(({covered}) => covered));
  return {
    asked,
    totals: [...totals]
      .filter(([, {covered}]) => covered >= best * minCovered)
      .map(([document, {score, covered, named}]) => [
        document,
        {
          score: score * (all > 0 ? covered / all : 1) ** missingPower,
          named: required > 0 ? named / required : 0,
        },
      ]),
  };
}

const sumOf = (values: {value: number}[]): number =>
  values.reduce((sum, {value}) => sum + value, 0);

/** How much of the query one of the names has, times how much of the name the query has: 1 where they are the same. */
function likeness(names: string[], asked: Asked[], valueOf: ValueOf): number {
  const all = sumOf(asked);
  const shares = names.map((name) => {
    const terms = name.split(' ');
    const shareOf = (slot: Asked, term: string): number =>
      (slot.value > 0 && slot.terms.get(term)) || 0;
    const hit = asked.reduce(
      (sum, slot) =>
        sum + slot.value * Math.min(1, Math.max(...terms.map((term) => shareOf(slot, term)))),
      0,
    );
    if (hit === 0) return 0;
    const own = terms.map((term) => ({
      value: valueOf([term]),
      share: Math.min(1, Math.max(...asked.map((slot) => shareOf(slot, term)))),
    }));
    return (own.reduce((sum, {value, share}) => sum + value * share, 0) / sumOf(own)) * (hit / all);
  });
  return Math.max(0, ...shares.filter(Boolean));
}

function pageWeight(page: PageEntry, {isOperation}: Query): number {
  if (page.area !== 'api') return areaWeights[page.area];
  return (
    (isOperation ? operationWeight : areaWeights.api) * (methodWeights[page.method ?? ''] ?? 1)
  );
}

/** Puts the documents in order, page by page: the page's best document first, then at most one more section of it. */
export function rank(index: Terms, places: Place[], query: Query, {keyOf, valueOf}: Words): Hit[] {
  const byPage = new Map<PageEntry, Hit[]>();
  const {asked, totals} = totalsOf(index, query.slots, valueOf);
  for (const [document, {score, named}] of totals) {
    const {page, section} = places[document]!;
    const entry = page.sections[section]!;
    const [heading] = entry;
    const names =
      section === 0 ? [page.title, page.name ?? '', heading, slugOf(page.route)] : [heading];
    const isExact = named === 1 && names.some((name) => keyOf(name) === query.key);
    const like = named > 0 ? likeness(entry.slice(2), asked, valueOf) : 0;
    const exact = page.area === 'api' && !query.isOperation ? exactOperation : exactGain;
    const full = section > 0 ? fullHeading : fullTitle;
    const titleGain = isExact ? exact : named === 1 ? full : 1;
    const aboutDeleting = entry[1]?.startsWith('delete') ? deleteWeight : 1;
    const factor = Math.max(titleGain, 1 + aliasGain * like ** aliasPower) * aboutDeleting;
    const hits = byPage.get(page) ?? [];
    hits.push({document, page, section, score: score * pageWeight(page, query) * factor});
    byPage.set(page, hits);
  }
  return [...byPage.values()]
    .map((hits) => {
      const [best, ...others] = hits.sort((a, b) => b.score - a.score) as [Hit, ...Hit[]];
      const score =
        best.score + restShare * others.slice(0, maxRest).reduce((sum, hit) => sum + hit.score, 0);
      return [
        {...best, score},
        ...others.slice(0, 1).filter((hit) => hit.section > 0 && hit.score > score * 0.7),
      ];
    })
    .sort((a, b) => b[0]!.score - a[0]!.score)
    .flat();
}
