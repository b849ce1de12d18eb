import {stopWords} from './stop-words.ts';
import type {Stemmer} from './stemmer.ts';
import {synonymsOf} from './synonyms.ts';

/** What the search knows about a language. */
export interface Language {
  locale: string;
  /** Stem of a word, or of the word that stands for it and its synonyms. */
  stem: Stemmer;
  stops: ReadonlySet<string>;
  /** Replaces synonyms in a text that is written without spaces. */
  rewrite: (run: string) => string;
}

/** A language with a stemmer that remembers: texts repeat their words. */
export function languageOf(locale: string, stemWord: Stemmer): Language {
  const groups = synonymsOf(locale);
  const common = new Map(groups.flatMap(([first, ...others]) => others.map((other) => [stemWord(other), stemWord(first!)])));
  const stems = new Map<string, string>();
  const stem: Stemmer = (word) => {
    let known = stems.get(word);
    if (known === undefined) {
      known = stemWord(word);
      stems.set(word, (known = common.get(known) ?? known));
    }
    return known;
  };
  const phrases = new Map(groups.flatMap(([first, ...others]) => others.map((other) => [other.normalize('NFKC'), first!])));
  const pattern = new RegExp([...phrases.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');
  const rewrite = (run: string): string => run.normalize('NFKC').replace(pattern, (phrase) => phrases.get(phrase)!);
  return {locale, stem, stops: stopWords(locale), rewrite};
}
