import {cached, type Language} from './language.ts';
import type {Query} from './query.ts';
import {chunksOf, fold, pairsOf, wordsOf} from './text.ts';

/** A stretch of text, marked where it is what the reader looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

type Range = [from: number, to: number];

const usualLength = 150;

function merge(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const [from, to] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** A function that finds the places of a text that have what the reader looked for. */
export function finderOf(
  {terms, prefix}: Query['marks'],
  {locale, stem}: Language,
): (text: string) => Range[] {
  const isHit = (term: string): boolean =>
    terms.has(term) || (prefix !== '' && term.startsWith(prefix));
  // Most of a text can't be a hit by its first character, which is quick to see.
  const starts = new Set([...terms, prefix].map((term) => term.charAt(0)));
  const canStart = cached((character: string) => starts.has(fold(character, locale)[0] ?? ''));
  const isPair = cached((pair: string) =>
    pairsOf(pair, locale).some(({term, weight}) => weight > 0 && isHit(term)),
  );
  const isWord = cached((piece: string) =>
    wordsOf(piece, locale).some(
      ({whole}) =>
        whole !== null && starts.has(whole[0] ?? '') && (isHit(whole) || isHit(stem(whole))),
    ),
  );
  // A part of an identifier or a word after an elision is marked alone.
  const hitsIn = cached((chunk: string): Range[] =>
    isWord(chunk)
      ? [[0, chunk.length]]
      : [...chunk.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
          .filter(([piece]) => isWord(piece))
          .map((match): Range => [match.index, match.index + match[0].length]),
  );
  const pairsIn = (run: string): Range[] =>
    Array.from({length: run.length}, (_, at): Range => [at, Math.min(at + 2, run.length)]).filter(
      ([from, to]) => canStart(run[from]!) && isPair(run.slice(from, to)),
    );
  return (text) =>
    merge(
      chunksOf(text).flatMap(({text: chunk, start, run}) =>
        (run ? pairsIn(chunk) : hitsIn(chunk)).map(([from, to]): Range => [
          start + from,
          start + to,
        ]),
      ),
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

/** @param fromStart prefer the beginning, where a page says what it is about */
export function excerptOf(
  text: string,
  ranges: Range[],
  locale: string,
  fromStart = false,
): Piece[] {
  const length = locale === 'ja' || locale === 'zh-Hans' ? usualLength / 2 : usualLength;
  if (text.length <= length) return piecesOf(text, ranges);
  const hits = ranges.map(([from, to]) => fold(text.slice(from, to), locale));
  const counts = ranges.map(
    ([start], first) =>
      new Set(hits.filter((_, at) => at >= first && ranges[at]![1] <= start + length * 0.8)).size,
  );
  const best = ranges[counts.indexOf(Math.max(...counts))]?.[0] ?? 0;
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
