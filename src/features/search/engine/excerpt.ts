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

/** Words that have one of the terms; in Japanese and Chinese, pairs of characters. */
function hitsIn(text: string, terms: ReadonlySet<string>, language: Language) {
  return chunksOf(text)
    .flatMap(({text: chunk, start, isRun}) => {
      if (!isRun || chunk.length < 2) return [{word: chunk, start}];
      const places = Array.from({length: chunk.length - 1}, (_, at) => at);
      return places.map((at) => ({word: chunk.slice(at, at + 2), start: start + at}));
    })
    .filter(({word}) => termsOf(word, language, true).some((term) => terms.has(term)));
}

/** Cuts text where the words with one of the terms begin and end. */
export function piecesOf(text: string, terms: ReadonlySet<string>, language: Language): Piece[] {
  const marked = new Set<number>();
  for (const {word, start} of hitsIn(text, terms, language))
    for (let at = start; at < start + word.length; at += 1) marked.add(at);
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1);
    if (last?.hit === marked.has(at)) last.text += text[at];
    else pieces.push({text: text[at]!, hit: marked.has(at)});
  }
  return pieces;
}

/** Where the stretch of text begins that has most of the words that are looked for; 0 if it has none. */
function bestStart(text: string, terms: ReadonlySet<string>, language: Language): number {
  const hits = hitsIn(text, terms, language);
  const counts = hits.map(({start}) => {
    const shown = hits.filter((hit) => hit.start >= start && hit.start < start + excerptLength / 2);
    return new Set(shown.map(({word}) => word.toLowerCase())).size;
  });
  return hits[counts.indexOf(Math.max(...counts))]?.start ?? 0;
}

export function excerptOf(text: string, terms: ReadonlySet<string>, language: Language): Piece[] {
  const best = bestStart(text, terms, language);
  const lead = text.slice(Math.max(0, best - leadLength), best);
  // The first word that is whole: what follows a space or a punctuation mark, or else the hit itself.
  const wholeWord = lead.search(/(?<=[\s。、，；：])\S|$/);
  const from = best < excerptLength / 3 ? 0 : best - leadLength + wholeWord;
  return [
    ...(from > 0 ? [{text: '… ', hit: false}] : []),
    ...piecesOf(text.slice(from, from + excerptLength), terms, language),
  ];
}
