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

/** Cuts text at the words that have one of the terms. Runs of Japanese and Chinese are cut at pairs of characters. */
export function piecesOf(text: string, terms: ReadonlySet<string>, language: Language): Piece[] {
  const isHit = (part: string): boolean =>
    termsOf(part, language, true).some((term) => terms.has(term));
  const pieces: Piece[] = [];
  const add = (part: string, hit: boolean): void => {
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += part;
    else if (part) pieces.push({text: part, hit});
  };
  let end = 0;
  for (const {text: chunk, start, isRun} of chunksOf(text)) {
    add(text.slice(end, start), false);
    end = start + chunk.length;
    if (isRun)
      for (let at = 0; at < chunk.length; at += 1)
        add(
          chunk[at]!,
          isHit(chunk.slice(Math.max(0, at - 1), at + 1)) || isHit(chunk.slice(at, at + 2)),
        );
    else add(chunk, isHit(chunk));
  }
  add(text.slice(end), false);
  return pieces;
}

/** The stretch of text with most of what the reader looked for. */
export function excerptOf(text: string, terms: ReadonlySet<string>, language: Language): Piece[] {
  let end = 0;
  const hits = piecesOf(text, terms, language)
    .map((piece) => ({...piece, start: (end += piece.text.length) - piece.text.length}))
    .filter(({hit}) => hit);
  const counts = hits.map(({start}) => {
    const shown = hits.filter((hit) => hit.start >= start && hit.start < start + excerptLength / 2);
    return new Set(shown.map((hit) => hit.text.toLowerCase())).size;
  });
  const best = hits[counts.indexOf(Math.max(...counts))]?.start ?? 0;
  // Whole words before the first hit.
  const lead = text.slice(Math.max(0, best - leadLength), best);
  const from =
    best < excerptLength / 3 ? 0 : best - leadLength + lead.search(/(?<=[\s。、，；：])\S|$/);
  return [
    ...(from > 0 ? [{text: '… ', hit: false}] : []),
    ...piecesOf(text.slice(from, from + excerptLength), terms, language),
  ];
}
