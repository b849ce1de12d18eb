import {chunksOf, fold, gramsOf, trimRun, wordsOf} from './text.ts';
import type {Cut, Vocabulary} from './vocabulary.ts';

/** How compounds of a language are joined; only German compounds are taken apart in the index. */
export const compoundLinks: Record<string, readonly string[]> = {de: ['', 's', 'n', 'en', 'es', 'er', 'e']};
export const leastPart = 4;

/** Cuts a run without spaces into words when the index is built. */
export type Segmenter = (run: string) => string[];

/**
 * Words of a text as they stand in the vocabulary, folded and with stop words.
 * @param segment cuts runs without spaces
 */
export function surfacesOf(text: string, locale: string, segment: Segmenter): string[] {
  return chunksOf(text).flatMap((chunk) =>
    chunk.run
      ? segment(chunk.text)
          .map((word) => trimRun(fold(word, locale)))
          .filter((word) => !/^[\u3041-\u309fー]$/.test(word))
      : wordsOf(chunk.text, locale).flatMap(({whole, parts}) => (whole === null ? parts : [whole, ...parts])),
  );
}

/** Pairs of characters of a text's runs without spaces. */
export function gramsIn(text: string, locale: string): string[] {
  return chunksOf(text).flatMap((chunk) => (chunk.run ? gramsOf(fold(chunk.text, locale)) : []));
}

/** One thing the reader asked for: terms that would satisfy it, with weights; pairs of characters where words do not suffice. */
export interface Slot {
  terms: Map<number, number>;
  grams: string[];
  /** Terms that would satisfy it when a document holds all of them: the parts of a compound or of an identifier. */
  together: number[];
  /** Raises the rank where it is found, and is not missed where it is not. */
  bonus: boolean;
  /** Terms with weights that stand in for it when it is nowhere on the site. */
  instead: Map<number, number>;
}

/** What to look for, and how to recognise it in a text. */
export interface Plan {
  slots: Slot[];
  /** Folded words of the query without stop words, for exact titles. */
  surfaces: string[];
  /** Folded runs without spaces, to be marked where they stand. */
  runs: string[];
}

const longestQuery = 256;
const mostSlots = 10;
const mostGrams = 8;
const leastCloseRun = 3;
const mostClosePairs = 6;
const hanPair = /^\p{sc=Han}{2}$/u;
const weight = {exact: 1, whole: 1.6, joined: 0.9, prefix: 0.5, close: 0.6, inside: 0.4};

function weighed(entries: [number | undefined, number][]): Map<number, number> {
  const terms = new Map<number, number>();
  for (const [term, value] of entries) if (term !== undefined) terms.set(term, Math.max(value, terms.get(term) ?? 0));
  return terms;
}

function slotOf(
  entries: [number | undefined, number][],
  {grams = [], together = [], bonus = false, instead = new Map()}: Partial<Slot> = {},
): Slot {
  return {terms: weighed(entries), grams, together, bonus, instead};
}

class Planner {
  readonly plan: Plan = {slots: [], surfaces: [], runs: []};

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly locale: string,
    private readonly stops: ReadonlySet<string>,
  ) {}

  private add(slot: Slot): void {
    if (this.plan.slots.length < mostSlots && (slot.terms.size > 0 || slot.grams.length > 0 || !slot.bonus)) this.plan.slots.push(slot);
  }

  /** A word of a language with spaces, or a part of an identifier. */
  word(word: string, last: boolean): void {
    const {vocabulary} = this;
    const exact = vocabulary.find(word);
    const begun = (last && word.length > 1) || exact === undefined ? vocabulary.startingWith(word, exact === undefined ? 12 : 6) : [];
    const entries: [number | undefined, number][] = [
      [exact, weight.exact],
      ...begun.map((term): [number, number] => [term, weight.prefix]),
    ];
    const close =
      exact === undefined && begun.length === 0 && word.length >= 4 ? vocabulary.closeTo(word, 4, last && word.length >= 5) : [];
    entries.push(...close.map((term): [number, number] => [term, weight.close]));
    const unknown = exact === undefined && begun.length === 0 && close.length === 0;
    // A word that nobody wrote so, nor nearly so, may be a compound of known ones: each is asked for, wherever it stands.
    const parts = exact !== undefined || unknown ? this.compound(word) : [];
    if (unknown && parts.length > 0) parts.forEach((part) => this.add(slotOf([[part, weight.exact]])));
    else this.add(slotOf(entries, {together: parts}));
  }

  /** Terms of the words that a compound is made of. */
  private compound(word: string): number[] {
    if (word.length < 2 * leastPart) return [];
    const {vocabulary} = this;
    const links = compoundLinks[this.locale];
    const parts = vocabulary.split(word, links ?? [''], leastPart) ?? [];
    // Where words are seldom joined, halves that only share a stem with a word are chance (`visit`, `eurs`).
    return links || parts.every((part) => vocabulary.termOf.has(part)) ? parts.map((part) => vocabulary.find(part)!) : [];
  }

  /** A run without spaces: known words, then pairs of characters for what no word covers. */
  run(run: string, last: boolean): void {
    const {vocabulary, stops} = this;
    this.plan.runs.push(run);
    const pieces = this.paired(vocabulary.cut(run, last)).filter(({word, known}) => known || !/^[\u3041-\u309fー]$/.test(word));
    const telling = pieces.filter(({word, known}) => !known || !stops.has(word));
    pieces.forEach(({word, known}, index) => {
      if (telling.length > 0 && stops.has(word)) return;
      const trimmed = trimRun(word);
      const atEnd = last && index === pieces.length - 1;
      const exact = known ? vocabulary.termOf.get(trimmed) : undefined;
      if (!known && hanPair.test(word)) return this.pair(word);
      const begun = (atEnd || exact === undefined) && (trimmed.length > 1 || index > 0) ? vocabulary.startingWith(trimmed, 6) : [];
      const inside = trimmed.length > 1 || pieces.length === 1 ? vocabulary.containing(trimmed, 6) : [];
      const close =
        exact === undefined && begun.length === 0 && trimmed.length >= leastCloseRun ? vocabulary.closeTo(trimmed, 4, atEnd) : [];
      const grams = exact === undefined && begun.length === 0 && close.length === 0 ? gramsOf(word).slice(0, mostGrams) : [];
      this.add(
        slotOf(
          [
            [exact, weight.exact],
            ...begun.map((term): [number, number] => [term, weight.prefix]),
            ...inside.map((term): [number, number] => [term, weight.inside]),
            ...close.map((term): [number, number] => [term, weight.close]),
          ],
          {grams},
        ),
      );
    });
    const pairs = gramsOf(run);
    if ([...run].length > 1) this.add(slotOf([], {grams: pairs.slice(0, mostGrams), bonus: true}));
  }

  /** Two signs that are no known word: as they stand, else words with one of them wrong, else each alone. */
  private pair(word: string): void {
    const {vocabulary} = this;
    this.add(
      slotOf(
        [...vocabulary.startingWith(word, 6), ...vocabulary.containing(word, 6)].map((term) => [term, weight.prefix]),
        {
          grams: gramsOf(word),
          instead: weighed([
            ...vocabulary.closeTo(word, mostClosePairs).map((term): [number, number] => [term, weight.close]),
            ...[...word].map((sign): [number | undefined, number] => [vocabulary.termOf.get(sign), weight.close]),
          ]),
        },
      ),
    );
  }

  /** Joins neighbouring signs that no word covers: together they are a word of two signs that is unknown or has a wrong one. */
  private paired(pieces: Cut[]): Cut[] {
    const joined: Cut[] = [];
    for (const piece of pieces) {
      const before = joined.at(-1);
      const alone = (cut: Cut | undefined): boolean => cut !== undefined && /^\p{sc=Han}$/u.test(cut.word) && !this.stops.has(cut.word);
      if (before && alone(before) && alone(piece)) joined[joined.length - 1] = {word: before.word + piece.word, known: false};
      else joined.push(piece);
    }
    return joined;
  }

  query(text: string): Plan {
    const chunks = chunksOf(text.slice(0, longestQuery));
    const unfinished = /[\p{L}\p{N}\p{M}ー]$/u.test(text.slice(0, longestQuery));
    const words = chunks.map((chunk) => ({chunk, words: chunk.run ? [] : wordsOf(chunk.text, this.locale)}));
    const plain = words.flatMap(({words: own}) => own.map(({whole}) => whole ?? ''));
    const only = plain.every((word) => this.stops.has(word)) && chunks.every(({run}) => !run);
    words.forEach(({chunk, words: own}, index) => {
      const last = unfinished && index === words.length - 1;
      if (chunk.run) this.run(fold(chunk.text, this.locale), last);
      for (const {whole, parts} of own) this.identifier(whole, parts, last, only);
    });
    plain.slice(1).forEach((word, index) => this.joined(plain[index]! + word));
    const surfaces = words.flatMap(({chunk, words: own}) =>
      chunk.run ? [fold(chunk.text, this.locale)] : own.map(({whole, parts}) => whole ?? parts.join('')),
    );
    this.plan.surfaces = surfaces.filter((word) => !this.stops.has(word));
    return this.plan;
  }

  private identifier(whole: string | null, parts: string[], last: boolean, only: boolean): void {
    if (parts.length === 0) {
      if (whole !== null && (only || !this.stops.has(whole))) this.word(whole, last);
      return;
    }
    const kept = parts.filter((part) => !this.stops.has(part));
    const term = whole === null ? undefined : this.vocabulary.find(whole);
    if (term === undefined) {
      kept.forEach((part, index) => this.word(part, last && index === kept.length - 1));
      return;
    }
    const isVersion = /^[\d.]+$/.test(whole!);
    const known = kept.map((part) => this.vocabulary.find(part)).filter((part) => part !== undefined);
    this.add(slotOf([[term, weight.whole]], {together: isVersion || known.length < kept.length || known.length < 2 ? [] : known}));
  }

  /** Two neighbours that are also written as one word (time out, timeout). */
  private joined(word: string): void {
    const term = this.vocabulary.termOf.get(word);
    if (term !== undefined) this.add(slotOf([[term, weight.joined]], {bonus: true}));
  }
}

/** Reads a query: what to look for, with the forms that may stand for it. */
export function planOf(query: string, vocabulary: Vocabulary, locale: string, stops: ReadonlySet<string>): Plan {
  return new Planner(vocabulary, locale, stops).query(query);
}
