import type {Language} from './language.ts';
import {chunksOf, termsOf} from './text.ts';

/** A stretch of text, marked where it is what the reader looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

const usualLength = 150;

/** Cuts text at the words that have one of the terms. Runs of Japanese and Chinese are cut at pairs of characters. */
export function piecesOf(text: string, terms: ReadonlySet<string>, language: Language): Piece[] {
  const isHit = (part: string): boolean =>
    termsOf(part, language, true).some((term) => terms.has(term));
  const marked = new Set<number>();
  const mark = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) marked.add(at);
  };
  for (const {text: chunk, start, isRun} of chunksOf(text)) {
    const length = isRun ? 2 : chunk.length;
    for (let at = 0; at === 0 || at + length <= chunk.length; at += 1)
      if (isHit(chunk.slice(at, at + length))) mark(start + at, start + at + length);
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1);
    if (last?.hit === marked.has(at)) last.text += text[at];
    else pieces.push({text: text[at]!, hit: marked.has(at)});
  }
  return pieces;
}

/** The stretch of text with most of what the reader looked for. */
export function excerptOf(text: string, terms: ReadonlySet<string>, language: Language): Piece[] {
  const isDense = language.locale === 'ja' || language.locale === 'zh-Hans';
  const length = isDense ? usualLength / 2 : usualLength;
  if (text.length <= length) return piecesOf(text, terms, language);
  const pieces = piecesOf(text, terms, language);
  let at = 0;
  const hits = pieces
    .map(({text: own, hit}) => ({
      word: own.toLowerCase(),
      hit,
      at: (at += own.length) - own.length,
    }))
    .filter(({hit}) => hit);
  const counts = hits.map(
    ({at: first}) =>
      new Set(
        hits
          .filter((hit) => hit.at >= first && hit.at < first + length * 0.8)
          .map(({word}) => word),
      ).size,
  );
  const best = hits[counts.indexOf(Math.max(...counts))]?.at ?? 0;
  let from = best < length * 0.6 ? 0 : best - Math.round(length * 0.25);
  if (from > 0) from += text.slice(from, best).search(/[\s。、，；：]/) + 1;
  const space = text.slice(from, from + length).search(/\s\S*$/);
  const to = from + (space > length * 0.6 && from + length < text.length ? space : length);
  return [
    ...(from > 0 ? [{text: '… ', hit: false}] : []),
    ...piecesOf(text.slice(from, to), terms, language),
    ...(to < text.length ? [{text: ' …', hit: false}] : []),
  ];
}
