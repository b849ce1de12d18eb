import type {Language} from './language.ts';
import {chunksOf, fold, keyOf, pairsOf, splitCompound, wordsOf} from './text.ts';

/** Terms that together stand for something the reader asked for. */
export interface Way {
  terms: string[];
  weight: number;
  prefix?: boolean;
  fuzzy?: number;
}

/** One thing the reader asked for: any of the ways to say it will do. */
export interface Concept {
  ways: Way[];
  /** How much it matters if it's missing; 0 for what only raises the rank. */
  weight: number;
}

export interface Query {
  concepts: Concept[];
  /** Its form to compare titles with. */
  key: string;
  /** What to mark in the results: terms, and those that begin like the unfinished word. */
  marks: {terms: ReadonlySet<string>; prefix: string};
  /** Whether it looks like a path, a method, or an operation ID. */
  isOperation: boolean;
}

const maxLength = 200;
const maxConcepts = 24;
const operation =
  /^(?:GET|POST|PUT|PATCH|DELETE)\b|^(?:[a-z]+\s+)?\/\w|^[a-z]+(?:[A-Z][a-z]+)+$|^[a-z]+-[a-z]+[A-Z]\w*$/;

/** The word with each two neighbors swapped: the most common typo, and two edits for a fuzzy search. */
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
  const chunks = chunksOf(text);
  const words = chunks.map((chunk) => (chunk.run ? [] : wordsOf(chunk.text, locale)));
  const plain = words.flat().map(({whole}) => whole ?? '');
  const concepts: Concept[] = [];
  let prefix = '';
  const add = (weight: number, ...ways: Way[]) => concepts.push({ways, weight});

  const addWord = (word: string, isLast: boolean): void => {
    const term = stem(word);
    const isFound = isKnown(term);
    const ways: Way[] = isFound ? [{terms: [term], weight: 1}] : [];
    // A letter is the beginning of a word if it's all there is.
    if (word.length > 1 ? isLast || !isFound : plain.length === 1)
      ways.push({terms: [word], weight: isFound ? 0.3 : 0.6, prefix: true});
    if (isLast && word.length > 1) prefix = word;
    const parts = splitCompound(word, locale, (part) => isKnown(stem(part))).map(stem);
    if (parts.length > 0) ways.push({terms: parts, weight: 0.6});
    if (!isFound) {
      const swapped = swaps(word).map(stem).filter(isKnown);
      ways.push(...parts.map((part): Way => ({terms: [part], weight: 0.3})));
      ways.push(...swapped.map((other): Way => ({terms: [other], weight: 0.8})));
      if (swapped.length === 0 && word.length > 3)
        ways.push(
          {terms: [word], weight: 0.6, fuzzy: word.length > 8 ? 2 : 1},
          {terms: [term], weight: 0.6, fuzzy: 1},
        );
    }
    add(1, ...ways);
  };

  const onlyStops = chunks.every(({text: own, run}, index) =>
    run ? stops.has(fold(own, locale)) : words[index]!.every(({whole}) => stops.has(whole ?? '')),
  );
  const isUnfinished = /[\p{L}\p{N}\p{M}]$/u.test(text);
  chunks.forEach((chunk, index) => {
    const isLast = isUnfinished && index === chunks.length - 1;
    if (chunk.run && (onlyStops || !stops.has(fold(chunk.text, locale)))) {
      const pairs = pairsOf(rewrite(chunk.text), locale);
      // A character alone is the beginning of pairs.
      const isAlone = pairs.length === 1;
      for (const {term, weight} of pairs) add(weight, {terms: [term], weight: 1, prefix: isAlone});
      if (isAlone) prefix = pairs[0]!.term;
    }
    for (const {whole, parts} of words[index]!) {
      const kept = parts.filter((part) => !stops.has(part));
      if (whole !== null && parts.length > 0 && isKnown(stem(whole))) {
        const ways: Way[] = [{terms: [stem(whole)], weight: 1.6}];
        if (!chunk.text.includes('/') && !/^[\d.]+$/.test(whole) && kept.length > 1)
          ways.push({terms: kept.map(stem), weight: 0.3});
        add(1, ...ways);
      } else if (parts.length > 0)
        kept.forEach((part, at) => addWord(part, isLast && at === kept.length - 1));
      else if (whole !== null && (onlyStops || !stops.has(whole))) addWord(whole, isLast);
    }
  });
  // Two neighbors may also be written as one word (time out, timeout).
  plain.slice(1).forEach((word, index) => {
    const joined = stem(plain[index]! + word);
    if (isKnown(joined)) add(0, {terms: [joined], weight: 0.9});
  });
  const terms = concepts.flatMap(({ways}) => ways.flatMap((way) => way.terms));
  const parts = words
    .flat()
    .flatMap((word) => word.parts.filter((part) => !stops.has(part)).map(stem));
  return {
    concepts: concepts.slice(0, maxConcepts),
    key: keyOf(text, language),
    marks: {terms: new Set([...terms, ...parts]), prefix},
    isOperation: operation.test(text.trim()),
  };
}
