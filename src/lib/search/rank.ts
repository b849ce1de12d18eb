import type {Area, IndexHead, PageEntry} from './format.ts';
import {areas} from './format.ts';
import type {Plan, Slot} from './terms.ts';
import type {Scored, Scores} from './postings.ts';

/** A document that answers a query. */
export interface Hit {
  document: number;
  page: number;
  /** It is the head of its page, not a section. */
  head: boolean;
  score: number;
}

/** Which page a document belongs to. */
export class Documents {
  private readonly firsts: number[] = [];
  readonly pageOf: number[] = [];

  constructor(readonly pages: PageEntry[]) {
    pages.forEach(([, , , , , count], page) => {
      this.firsts.push(this.pageOf.length);
      for (let index = 0; index < count; index += 1) this.pageOf.push(page);
    });
  }

  headOf(page: number): number {
    return this.firsts[page]!;
  }
}

/** The reader of a documentation site looks for an explanation first, for an entry of the changelog last. */
const areaWeights: Record<Area, number> = {docs: 1, api: 0.88, blog: 0.7, changelog: 0.55, site: 0.85};

const exactTitle = 2.2;
const fullTitle = 1.4;
const exactHeading = 1.6;
const fullHeading = 1.15;
/** Lists of operations repeat what the operations' own pages say. */
const listWeight = 0.5;
/** A document that misses a word of the query falls behind by this power of what it has. */
const missing = 2.5;
const leastCovered = 0.55;
/** Share of its other sections' scores that a page's best section gains, and of how many: a page on a matter has it all over. */
const besides = 0.25;
const mostBesides = 6;

/** A slot with the documents that satisfy it. */
export interface Answered extends Scored {
  slot: Slot;
}

/** Sum of the slots' scores for each document, weighed by how much of the query it has. */
export function combine(slots: Answered[], count: number): Scores {
  const asked = slots.filter(({slot}) => !slot.bonus);
  // Rare words weigh more; a word that is nowhere weighs like the rarest, so that it is missed by all alike.
  const value = ({scores}: {scores: Scores}): number => Math.log(1 + count / (1 + scores.size));
  const total = asked.reduce((sum, entry) => sum + value(entry), 0) || 1;
  const sums: Scores = new Map();
  const covered: Scores = new Map();
  for (const entry of slots) {
    for (const [document, score] of entry.scores) {
      sums.set(document, (sums.get(document) ?? 0) + score);
      if (!entry.slot.bonus) covered.set(document, (covered.get(document) ?? 0) + value(entry));
    }
  }
  const result: Scores = new Map();
  const best = Math.max(0, ...covered.values()) / total;
  for (const [document, sum] of sums) {
    const share = asked.length === 0 ? 1 : (covered.get(document) ?? 0) / total;
    if (share >= best * leastCovered && share > 0) result.set(document, sum * share ** missing);
  }
  return result;
}

/** How well the words of the query are the words of a title. */
function titleFactor(title: string[], query: string[]): number {
  const wanted = new Set(query);
  const had = new Set(title);
  if (wanted.size === 0 || had.size === 0) return 1;
  const common = [...wanted].filter((word) => had.has(word)).length;
  if (common === wanted.size && common === had.size) return exactTitle;
  return common === wanted.size ? fullTitle : 1;
}

/** Whether title or heading has all that was asked for. */
function hasAll(asked: Answered[], document: number): boolean {
  return asked.length > 0 && asked.every(({headed}) => headed.has(document));
}

/** How well a section's heading is the query: both have the same words, or the heading has all of the query. */
function headingFactor(asked: Answered[], document: number, headingLength: number): number {
  if (!hasAll(asked, document)) return 1;
  return headingLength === asked.length ? exactHeading : fullHeading;
}

/**
 * Puts the documents in order, page by page: a page's best document first, then at most one more section of it.
 * @param titleWords folded words of a page's title, stop words left out
 */
export function rank(head: IndexHead, documents: Documents, slots: Answered[], plan: Plan, titleWords: (page: number) => string[]): Hit[] {
  const scores = combine(slots, documents.pageOf.length);
  const asked = slots.filter(({slot}) => !slot.bonus);
  const headed = new Set(slots.flatMap((slot) => [...slot.headed]));
  const byPage = new Map<number, Hit[]>();
  for (const [document, score] of scores) {
    const page = documents.pageOf[document]!;
    const [route, , area, method] = head.pages[page]!;
    const isHead = documents.headOf(page) === document;
    const isList = areas[area] === 'api' && method === '' && route.split('/').length > 2 && route !== '/api/introduction';
    const title = isHead ? titleFactor(titleWords(page), plan.surfaces) : 1;
    const factor = isHead
      ? Math.max(title, hasAll(asked, document) ? fullTitle : 1)
      : headingFactor(asked, document, head.lengths[1]![document]!);
    const hits = byPage.get(page) ?? [];
    hits.push({
      document,
      page,
      head: isHead,
      score: score * areaWeights[areas[area]!] * factor * (isList && title < exactTitle ? listWeight : 1),
    });
    byPage.set(page, hits);
  }
  return [...byPage.values()]
    .map((hits) => hits.sort((a, b) => b.score - a.score))
    .map((hits) => [
      {...hits[0]!, score: hits[0]!.score + besides * hits.slice(1, 1 + mostBesides).reduce((sum, hit) => sum + hit.score, 0)},
      ...hits.slice(1),
    ])
    .map((hits) => (areas[head.pages[hits[0]!.page]![2]] === 'api' ? shownOperation(hits, documents, headed) : hits))
    .sort((a, b) => b[0]!.score - a[0]!.score)
    .flatMap((hits) => hits.filter((hit, index) => index === 0 || (index === 1 && !hit.head && hit.score > hits[0]!.score * 0.7)));
}

/** An operation is shown itself where its section's heading (Body, Errors) is not what was asked for. */
function shownOperation(hits: Hit[], documents: Documents, headed: ReadonlySet<number>): Hit[] {
  const [best] = hits;
  if (!best || best.head || headed.has(best.document)) return hits.slice(0, 1);
  return [{...best, document: documents.headOf(best.page), head: true}];
}
