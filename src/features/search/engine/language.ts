import {stopWords} from './stop-words.ts';
import type {Stemmer} from './stemmer.ts';

/** What the search knows about a language. */
export interface Language {
  locale: string;
  stem: Stemmer;
  stops: ReadonlySet<string>;
}

/** A language with a stemmer that remembers: texts repeat their words. */
export function languageOf(locale: string, stem: Stemmer): Language {
  const stems = new Map<string, string>();
  const cached: Stemmer = (word) => {
    let known = stems.get(word);
    if (known === undefined) stems.set(word, (known = stem(word)));
    return known;
  };
  return {locale, stem: cached, stops: stopWords(locale)};
}
