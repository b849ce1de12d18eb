import type {Stemmer} from './stemmer.ts';
import {trimRun} from './text.ts';

/** Costs of cutting a run: a known word is 1. */
const unknownCost = 3;
const beginningCost = 1.5;
/** A word with a wrong letter: dearer than a word and the particle after it. */
const closeCost = 4.5;
const leastCloseCut = 4;
const longestCut = 16;

/** A piece of a run without spaces: a word of the vocabulary or not. */
export interface Cut {
  word: string;
  known: boolean;
}

/** Whether two words differ by one letter: one more, one less, another one, or two neighbours swapped. */
export function oneLetterApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  if (a.length === b.length) {
    if (a.slice(start + 1) === b.slice(start + 1)) return true;
    return a[start] === b[start + 1] && a[start + 1] === b[start] && a.slice(start + 2) === b.slice(start + 2);
  }
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.slice(start) === long.slice(start + 1);
}

/** All words of a locale's pages in their order, each with the number of its term: words of one stem share a term. */
export class Vocabulary {
  readonly termOf: Map<string, number>;
  private stems: Map<string, number> | undefined;

  constructor(
    readonly words: readonly string[],
    private readonly terms: readonly number[],
    private readonly stem: Stemmer,
  ) {
    this.termOf = new Map(words.map((word, index) => [word, terms[index]!]));
  }

  /** Term of a word, or of another form of it. */
  find(word: string): number | undefined {
    const exact = this.termOf.get(word);
    if (exact !== undefined) return exact;
    this.stems ??= new Map(this.words.map((known, index) => [this.stem(known), this.terms[index]!]));
    return this.stems.get(this.stem(word));
  }

  private indexOf(word: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.words[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Terms of the words that begin so, shorter words first. */
  startingWith(prefix: string, limit: number): number[] {
    const found: string[] = [];
    for (let index = this.indexOf(prefix); this.words[index]?.startsWith(prefix); index += 1) found.push(this.words[index]!);
    return this.termsOf(
      found.sort((a, b) => a.length - b.length),
      limit,
    );
  }

  /** Terms of the words that hold a piece, shorter words first. */
  containing(piece: string, limit: number): number[] {
    const found = this.words.filter((word) => word.length > piece.length && word.includes(piece));
    return this.termsOf(
      found.sort((a, b) => a.length - b.length),
      limit,
    );
  }

  /** Terms of the words one letter away, those with the same beginning and length first. */
  closeTo(word: string, limit: number, unfinished = false): number[] {
    const rank = (known: string): number => Number(known[0] !== word[0]) * 2 + Number(known.length !== word.length);
    const whole = this.words.filter((known) => oneLetterApart(known, word));
    const found = whole.length > 0 || !unfinished ? whole : this.words.filter((known) => beginsClose(known, word));
    return this.termsOf(
      found.sort((a, b) => rank(a) - rank(b)),
      limit,
    );
  }

  private termsOf(words: string[], limit: number): number[] {
    return [...new Set(words.map((word) => this.termOf.get(word)!))].slice(0, limit);
  }

  /** Known words that a compound is made of; null when it cannot be taken apart. */
  split(word: string, links: readonly string[], least: number): string[] | null {
    for (let end = least; end <= word.length - least; end += 1) {
      const last = word.slice(end);
      if (this.find(last) === undefined) continue;
      for (const link of links) {
        const first = word.slice(0, end - link.length);
        if (first.length < least || !word.slice(0, end).endsWith(link)) continue;
        if (this.find(first) !== undefined) return [first, last];
        const deeper = first.length >= 2 * least ? this.split(first, links, least) : null;
        if (deeper) return [...deeper, last];
      }
    }
    return null;
  }

  /**
   * Cuts a run without spaces into known words, as few and as long as possible; unknown characters stand together.
   * @param unfinished the last word may still be typed
   */
  cut(run: string, unfinished = false): Cut[] {
    const letters = [...run];
    const best: {cost: number; from: number; known: boolean}[] = [{cost: 0, from: 0, known: true}];
    for (let end = 1; end <= letters.length; end += 1) {
      best[end] = {cost: best[end - 1]!.cost + unknownCost, from: end - 1, known: false};
      for (let start = Math.max(0, end - longestCut); start < end; start += 1) {
        const word = trimRun(letters.slice(start, end).join(''));
        const known = this.termOf.has(word);
        const begun = !known && unfinished && end === letters.length && end - start > 1 && this.startingWith(word, 1).length > 0;
        const most = best[end]!.cost - best[start]!.cost;
        const close = !known && !begun && most > closeCost && end - start >= leastCloseCut && this.closeTo(word, 1).length > 0;
        const cost = best[start]!.cost + (known ? 1 : begun ? beginningCost : close ? closeCost : Infinity);
        if (cost < best[end]!.cost) best[end] = {cost, from: start, known};
      }
    }
    const pieces: (Cut & {from: number})[] = [];
    for (let end = letters.length; end > 0; end = best[end]!.from) {
      const {from, known} = best[end]!;
      const word = letters.slice(from, end).join('');
      const next = pieces[0];
      if (!known && end - from === 1 && next && !next.known && [...next.word].length < longestCut)
        pieces[0] = {word: word + next.word, known, from};
      else pieces.unshift({word, known, from});
    }
    return pieces.map(({word, known}) => ({word, known}));
  }
}

function beginsClose(known: string, typed: string): boolean {
  return [-1, 0, 1].some((more) => known.length > typed.length + more && oneLetterApart(known.slice(0, typed.length + more), typed));
}
