import type {Language} from './language.ts';
import {chunksOf, fold, keyOf, pairsOf, splitCompound, wordsOf} from './text.ts';

/** Terms that satisfy a part of the query, one way of several. */
export interface Way {
  terms: string[];
  weight: number;
  prefix?: boolean;
  fuzzy?: number;
}

/** One thing the reader asked for, and the ways to satisfy it. */
export interface Slot {
  ways: Way[];
  /** How much it matters if it is missing; 0 for what only raises the rank. */
  weight: number;
}

/** A query: its slots, its form to compare titles with, and whether it looks like a path, a method, or an operation ID. */
export interface Query {
  slots: Slot[];
  key: string;
  /** What to mark in the results: terms, and those that begin like the unfinished word. */
  marks: {terms: ReadonlySet<string>; prefix: string};
  isOperation: boolean;
}

const maxLength = 200;
const maxSlots = 24;
const operation =
  /^(?:GET|POST|PUT|PATCH|DELETE)\b|^(?:[a-z]+\s+)?\/\w|^[a-z]+(?:[A-Z][a-z]+)+$|^[a-z]+-[a-z]+[A-Z]\w*$/;

/** The word with each two neighbors swapped: the commonest typo, and two edits for a search that allows one. */
const swaps = (word: string): string[] =>
  Array.from(
    {length: Math.max(0, word.length - 1)},
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );

/** @param isKnown whether a term is in the index */
export function readQuery(
  input: string,
  language: Language,
  isKnown: (term: string) => boolean,
): Query {
  const {locale, stem, stops, rewrite} = language;
  const text = input.slice(0, maxLength).normalize('NFKC');
  const slots: Slot[] = [];
  const marked = new Set<string>();
  let prefix = '';

  const addWord = (word: string, isLast: boolean): void => {
    const term = stem(word);
    const found = isKnown(term);
    const ways: Way[] = found ? [{terms: [term], weight: 1}] : [];
    marked.add(term);
    // A letter is the beginning of a word if it is all there is.
    if (word.length > 1 ? isLast || !found : plain.length === 1)
      ways.push({terms: [word], weight: found ? 0.3 : 0.6, prefix: true});
    if (isLast && word.length > 1) prefix = word;
    const parts = splitCompound(word, locale, (part) => isKnown(stem(part))).map(stem);
    if (parts.length > 0) ways.push({terms: parts, weight: 0.6});
    if (!found) ways.push(...parts.map((part): Way => ({terms: [part], weight: 0.3})));
    const swapped = found ? [] : swaps(word).map(stem).filter(isKnown);
    ways.push(...swapped.map((other): Way => ({terms: [other], weight: 0.8})));
    if (!found && swapped.length === 0 && word.length > 3) {
      ways.push(
        {terms: [word], weight: 0.6, fuzzy: word.length > 8 ? 2 : 1},
        {terms: [term], weight: 0.6, fuzzy: 1},
      );
    }
    [...parts, ...swapped].forEach((other) => marked.add(other));
    slots.push({ways, weight: 1});
  };

  const addIdentifier = (
    whole: string | null,
    parts: string[],
    isLast: boolean,
    isPath: boolean,
  ): void => {
    const kept = parts.filter((part) => !stops.has(part));
    kept.forEach((part) => marked.add(stem(part)));
    const isWhole = whole !== null && isKnown(stem(whole));
    if (!isWhole)
      return kept.forEach((part, index) => addWord(part, isLast && index === kept.length - 1));
    marked.add(stem(whole));
    const ways: Way[] = [{terms: [stem(whole)], weight: 1.6}];
    if (!isPath && !/^[\d.]+$/.test(whole) && kept.length > 1)
      ways.push({terms: kept.map(stem), weight: 0.3});
    slots.push({ways, weight: 1});
  };

  const chunks = chunksOf(text);
  const words = chunks.map((chunk) => (chunk.run ? [] : wordsOf(chunk.text, locale)));
  const plain = words.flat().map(({whole}) => whole ?? '');
  const onlyStops = chunks.every(({text: own, run}, index) =>
    run ? stops.has(fold(own, locale)) : words[index]!.every(({whole}) => stops.has(whole ?? '')),
  );
  const isUnfinished = /[\p{L}\p{N}\p{M}]$/u.test(text);
  chunks.forEach((chunk, index) => {
    const isLast = isUnfinished && index === chunks.length - 1;
    const run = fold(chunk.text, locale);
    if (chunk.run && (onlyStops || !stops.has(run))) {
      const pairs = pairsOf(rewrite(chunk.text), locale);
      // A character alone is the beginning of pairs.
      for (const {term, weight} of pairs) {
        marked.add(term);
        slots.push({ways: [{terms: [term], weight: 1, prefix: pairs.length === 1}], weight});
      }
      if (pairs.length === 1) prefix = pairs[0]!.term;
    }
    for (const {whole, parts} of words[index]!) {
      if (parts.length > 0) addIdentifier(whole, parts, isLast, chunk.text.includes('/'));
      else if (whole !== null && (onlyStops || !stops.has(whole))) addWord(whole, isLast);
    }
  });
  // Two neighbors may also be written as one word (time out, timeout).
  plain.slice(1).forEach((word, index) => {
    const joined = plain[index]! + word;
    if (isKnown(stem(joined)))
      slots.push({ways: [{terms: [stem(joined)], weight: 0.9}], weight: 0});
  });
  return {
    slots: slots.slice(0, maxSlots),
    key: keyOf(text, language),
    marks: {terms: marked, prefix},
    isOperation: operation.test(text.trim()),
  };
}
