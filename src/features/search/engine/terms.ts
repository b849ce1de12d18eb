import type {Language} from './language.ts';
import {chunksOf, fold, pairsOf, wordsOf} from './text.ts';

/**
 * Terms of a text for the index: stems, whole identifiers and their parts, pairs of characters.
 * @param isShort keep the pairs of hiragana: there are few in a title
 */
export function termsOf(text: string, {locale, stem, stops, rewrite}: Language, isShort = false): string[] {
  return chunksOf(text).flatMap((chunk) => {
    if (chunk.run)
      return pairsOf(rewrite(chunk.text), locale)
        .filter(({weight}) => isShort || weight > 0)
        .map(({term}) => term);
    return wordsOf(chunk.text, locale)
      .flatMap(({whole, parts}) => (whole === null ? parts : [whole, ...parts]))
      .filter((word) => !stops.has(word))
      .map(stem);
  });
}

/** One form for all spellings of a title or a query, to see whether they are the same. */
export function keyOf(text: string, {locale, stem, stops, rewrite}: Language): string {
  return chunksOf(text)
    .flatMap((chunk) =>
      chunk.run ? [fold(rewrite(chunk.text), locale)] : wordsOf(chunk.text, locale).map(({whole, parts}) => stem(whole ?? parts.join(''))),
    )
    .filter((word) => !stops.has(word))
    .join(' ');
}
