import type {Query as IndexQuery, QueryCombination} from 'minisearch';
import type {Language} from './language.ts';
import {chunksOf, pairsOf, splitCompound, wordsOf} from './text.ts';

/** One thing the reader asked for, as a query of MiniSearch that finds the terms for it. */
export interface Clause {
  query: QueryCombination;
  /** The term itself, before it is looked up as the beginning of a word or with typing errors. */
  term: string;
  /** How much it counts if a document misses it. */
  weight: number;
}

const maxLength = 200;
const maxClauses = 24;

/** A method or a path: the reader wants the API reference. */
export const isOperation = (query: string): boolean =>
  /^(?:GET|POST|PUT|PATCH|DELETE)\b|^\/\w/.test(query.trim());

/** @param isKnown whether a term is in the index */
export function clausesOf(
  input: string,
  language: Language,
  isKnown: (term: string) => boolean,
): Clause[] {
  const {locale, stem, stops, rewrite} = language;
  const text = input.slice(0, maxLength).normalize('NFKC');

  const wordClause = (word: string, isLast: boolean): Clause => {
    const term = stem(word);
    const isUnknown = !isKnown(term);
    const parts = splitCompound(word, (part) => isKnown(stem(part))).map(stem);
    const queries: IndexQuery[] = [
      {
        queries: [term],
        prefix: isLast,
        // Two letters that changed places are two errors.
        fuzzy: isUnknown && word.length > 3 && (word.length > 5 ? 2 : 1),
      },
    ];
    if (parts.length > 0) queries.push({queries: parts, combineWith: isUnknown ? 'OR' : 'AND'});
    return {query: {queries}, term, weight: 1};
  };

  const clauses = chunksOf(text).flatMap((chunk, index, chunks): Clause[] => {
    const isLast = index === chunks.length - 1;
    if (chunk.isRun)
      return stops.has(chunk.text)
        ? []
        : pairsOf(rewrite(chunk.text), locale).map(({term, weight}, _, pairs) => ({
            // A character alone is the beginning of pairs.
            query: {queries: [term], prefix: pairs.length === 1},
            term,
            weight,
          }));
    return wordsOf(chunk.text, locale).flatMap(({whole, parts}) => {
      const words = parts.length > 0 && !isKnown(stem(whole)) ? parts : [whole];
      return words
        .filter((word) => !stops.has(word))
        .map((word, at, kept) => wordClause(word, isLast && at === kept.length - 1));
    });
  });
  return clauses.slice(0, maxClauses);
}
