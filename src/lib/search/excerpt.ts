import {chunksOf, fold, trimRun, wordsOf} from './text.ts';
import type {Vocabulary} from './vocabulary.ts';

/** A stretch of text, marked where it is what the reader looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

type Range = [from: number, to: number];

/** How to recognise hits: terms that words belong to, and runs of characters. */
export interface Hits {
  terms: ReadonlySet<number>;
  runs: readonly string[];
}

const usualLength = 150;

/** Places of the runs in a text without spaces; characters are folded one by one so that places stay true. */
function runRanges(text: string, start: number, runs: readonly string[], locale: string): Range[] {
  const folded: string[] = [];
  const places: number[] = [];
  let place = start;
  for (const letter of text) {
    for (const part of fold(letter, locale)) {
      folded.push(part);
      places.push(place);
    }
    place += letter.length;
  }
  const whole = folded.join('');
  const ranges: Range[] = [];
  for (const run of runs) {
    for (let at = whole.indexOf(run); at >= 0; at = whole.indexOf(run, at + run.length)) {
      ranges.push([places[at]!, places[at + run.length] ?? start + text.length]);
    }
  }
  return ranges;
}

function merge(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const [from, to] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Places of a text that hold what the reader looked for. */
export function hitRanges(text: string, hits: Hits, vocabulary: Vocabulary, locale: string): Range[] {
  const holds = (word: string): boolean => {
    const term = vocabulary.termOf.get(word);
    return term !== undefined && hits.terms.has(term);
  };
  const runs = hits.runs.map(trimRun).filter(Boolean);
  return merge(
    chunksOf(text).flatMap(({text: chunk, start, run}): Range[] => {
      if (run) return runRanges(chunk, start, runs, locale);
      const words = wordsOf(chunk, locale);
      if (words.some(({whole, parts}) => (whole !== null && holds(whole)) || (parts.length > 0 && parts.every(holds))))
        return [[start, start + chunk.length]];
      // A part of an identifier or a word after an elision: mark it alone.
      return [...chunk.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
        .filter(([piece]) => piece.length < chunk.length && wordsOf(piece, locale).some(({whole}) => whole !== null && holds(whole)))
        .map((match): Range => [start + match.index, start + match.index + match[0].length]);
    }),
  );
}

/** Cuts a text at the places of its hits. */
export function piecesOf(text: string, ranges: Range[], from = 0, to = text.length): Piece[] {
  const pieces: Piece[] = [];
  let place = from;
  for (const [start, end] of ranges) {
    if (end <= from || start >= to) continue;
    if (start > place) pieces.push({text: text.slice(place, start), hit: false});
    pieces.push({text: text.slice(Math.max(start, from), Math.min(end, to)), hit: true});
    place = Math.min(end, to);
  }
  if (place < to) pieces.push({text: text.slice(place, to), hit: false});
  return pieces;
}

/**
 * The stretch of a text that shows most of the hits, cut at words, with ellipses where something is left out.
 * @param fromStart prefer the beginning, where a page says what it is about
 */
export function excerptOf(text: string, hits: Hits, vocabulary: Vocabulary, locale: string, fromStart = false): Piece[] {
  const length = locale === 'ja' || locale === 'zh-Hans' ? usualLength / 2 : usualLength;
  const ranges = hitRanges(text, hits, vocabulary, locale);
  if (text.length <= length) return piecesOf(text, ranges);
  let best = 0;
  let most = 0;
  ranges.forEach(([start], first) => {
    const seen = new Set(
      ranges
        .slice(first)
        .filter(([, end]) => end <= start + length * 0.8)
        .map(([from, to]) => fold(text.slice(from, to), locale)),
    );
    if (seen.size > most) {
      most = seen.size;
      best = start;
    }
  });
  const atStart = fromStart && (ranges.length === 0 || ranges[0]![0] < length);
  let from = atStart || best < length * 0.6 ? 0 : best - Math.round(length * 0.25);
  if (from > 0) {
    const space = text.slice(from, best).search(/[\s。、，；：]/);
    if (space >= 0) from += space + 1;
  }
  let to = Math.min(text.length, from + length);
  if (to < text.length) {
    const space = text.slice(from, to).search(/\s\S*$/);
    if (space > length * 0.6) to = from + space;
  }
  const pieces = piecesOf(text, ranges, from, to);
  if (from > 0) pieces.unshift({text: '… ', hit: false});
  if (to < text.length) pieces.push({text: ' …', hit: false});
  return pieces;
}
