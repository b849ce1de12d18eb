import type {Language} from './language.ts';
import {chunksOf, termsOf} from './text.ts';

/** A stretch of text, marked where it is what the reader looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** More than two lines on the widest screen; the style sheet cuts the rest. */
const excerptLength = 240;
/** What stands before the first marked word, in characters. */
const leadLength = 40;

/** Adds a piece to others, as a part of the last one if both are marked or neither is. */
function addPiece(pieces: Piece[], text: string, hit: boolean): void {
  const last = pieces.at(-1);
  if (last?.hit === hit) last.text += text;
  else if (text) pieces.push({text, hit});
}

/** Cuts text at the words that have one of the terms. A character of Japanese or Chinese is marked if a pair that it's in is a term. */
export function piecesOf(text: string, terms: ReadonlySet<string>, language: Language): Piece[] {
  const isHit = (part: string): boolean =>
    termsOf(part, language, true).some((term) => terms.has(term));
  const pieces: Piece[] = [];
  let end = 0;
  for (const {text: chunk, start, isRun} of chunksOf(text)) {
    addPiece(pieces, text.slice(end, start), false);
    end = start + chunk.length;
    if (!isRun) {
      addPiece(pieces, chunk, isHit(chunk));
      continue;
    }
    for (let at = 0; at < chunk.length; at += 1) {
      const pairs = [chunk.slice(Math.max(0, at - 1), at + 1), chunk.slice(at, at + 2)];
      addPiece(pieces, chunk[at]!, pairs.some(isHit));
    }
  }
  addPiece(pieces, text.slice(end), false);
  return pieces;
}

/** Where the stretch of text begins that has most of the words that are looked for; 0 if it has none. */
function bestStart(pieces: Piece[]): number {
  const hits: {word: string; start: number}[] = [];
  let start = 0;
  for (const {text, hit} of pieces) {
    if (hit) hits.push({word: text.toLowerCase(), start});
    start += text.length;
  }
  const counts = hits.map((first) => {
    const end = first.start + excerptLength / 2;
    const shown = hits.filter((hit) => hit.start >= first.start && hit.start < end);
    return new Set(shown.map(({word}) => word)).size;
  });
  return hits[counts.indexOf(Math.max(...counts))]?.start ?? 0;
}

/** The stretch of text with most of what the reader looked for. */
export function excerptOf(text: string, terms: ReadonlySet<string>, language: Language): Piece[] {
  const best = bestStart(piecesOf(text, terms, language));
  const lead = text.slice(Math.max(0, best - leadLength), best);
  // The first word that is whole: what follows a space or a punctuation mark, or else the hit itself.
  const wholeWord = lead.search(/(?<=[\s。、，；：])\S|$/);
  const from = best < excerptLength / 3 ? 0 : best - leadLength + wholeWord;
  return [
    ...(from > 0 ? [{text: '… ', hit: false}] : []),
    ...piecesOf(text.slice(from, from + excerptLength), terms, language),
  ];
}
