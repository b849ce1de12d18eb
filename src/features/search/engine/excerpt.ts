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

/** A function that finds, in a text, what the reader looked for. Ranges are in order and don't overlap. */
export function finderOf(
  {terms, prefix}: Query['marks'],
  {locale, stem}: Language,
): (text: string) => Range[] {
  const isHit = (term: string): boolean =>
    terms.has(term) || (prefix !== '' && term.startsWith(prefix));
  const isPair = cached((pair: string) =>
    pairsOf(pair, locale).some(({term, weight}) => weight > 0 && isHit(term)),
  );
  const isWord = cached((word: string) =>
    wordsOf(word, locale).some(({whole}) => whole !== null && (isHit(whole) || isHit(stem(whole)))),
  );
  // A part of an identifier or a word after an elision is marked alone.
  const inWord = cached((chunk: string): Range[] =>
    isWord(chunk)
      ? [[0, chunk.length]]
      : [...chunk.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
          .filter(([part]) => isWord(part))
          .map((match): Range => [match.index, match.index + match[0].length]),
  );
  const inRun = (run: string): Range[] =>
    Array.from(run, (_, at): Range => [at, Math.min(at + 2, run.length)]).filter(([from, to]) =>
      isPair(run.slice(from, to)),
    );
  return (text) => {
    const ranges: Range[] = [];
    for (const {text: chunk, start, run} of chunksOf(text)) {
      for (const [from, to] of run ? inRun(chunk) : inWord(chunk)) {
        const last = ranges.at(-1);
        if (last && start + from <= last[1]) last[1] = start + to;
        else ranges.push([start + from, start + to]);
      }
    }
    return ranges;
  };
}

/** Cuts a text at its hits. */
export function piecesOf(text: string, ranges: Range[], from = 0, to = text.length): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const [start, end] of [
    ...ranges.filter(([start, end]) => start < to && end > from),
    [to, to],
  ]) {
    if (start! > at) pieces.push({text: text.slice(at, start), hit: false});
    if (end! > start!)
      pieces.push({text: text.slice(Math.max(start!, from), Math.min(end!, to)), hit: true});
    at = end!;
  }
  return pieces;
}

/**
 * The stretch of a text with most of what the reader looked for.
 * @param fromStart prefer the beginning, where a page says what it's about
 */
export function excerptOf(
  text: string,
  ranges: Range[],
  locale: string,
  fromStart: boolean,
): Piece[] {
  const length = locale === 'ja' || locale === 'zh-Hans' ? usualLength / 2 : usualLength;
  if (text.length <= length) return piecesOf(text, ranges);
  const hits = ranges.map(([from, to]) => fold(text.slice(from, to), locale));
  const counts = ranges.map(
    ([start], first) =>
      new Set(hits.filter((_, at) => at >= first && ranges[at]![1] <= start + length * 0.8)).size,
  );
  const best = ranges[counts.indexOf(Math.max(...counts))]?.[0] ?? 0;
  const isAtStart = best < length * 0.6 || (fromStart && ranges[0]![0] < length);
  let from = isAtStart ? 0 : best - Math.round(length * 0.25);
  if (from > 0) from += text.slice(from, best).search(/[\s。、，；：]/) + 1;
  let to = Math.min(text.length, from + length);
  const space = text.slice(from, to).search(/\s\S*$/);
  if (to < text.length && space > length * 0.6) to = from + space;
  return [
    ...(from > 0 ? [{text: '… ', hit: false}] : []),
    ...piecesOf(text, ranges, from, to),
    ...(to < text.length ? [{text: ' …', hit: false}] : []),
  ];
}
