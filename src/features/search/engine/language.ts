/** What `words/<locale>.json` says about a language. The index has it, so that a reader loads one language's words. */
export interface Words {
  locale: string;
  /** Words that say nothing about a page, folded. Words that name something in the product (all, up, down, get, not) aren't among them. */
  stops: string;
  /**
   * Words that readers use for each other, a group in each string: the search takes them for one word. Japanese and Chinese phrases are
   * replaced by the first of their group, the longest first. A word that names one of the product's parts doesn't belong here.
   */
  synonyms: string[];
}

type Stemmer = (word: string) => string;

/** Loads the stemmer of a language; that of English for Japanese and Chinese, whose pages have English words. */
export async function loadStemmer(locale: string): Promise<Stemmer> {
  const {stemmer} = await (locale === 'fr'
    ? import('@orama/stemmers/french')
    : locale === 'de'
      ? import('@orama/stemmers/german')
      : import('@orama/stemmers/english'));
  return stemmer;
}

/** A function that keeps its results, because pages repeat their words. */
export function cached<K, V>(make: (key: K) => V): (key: K) => V {
  const values = new Map<K, V>();
  return (key) => {
    let value = values.get(key);
    if (value === undefined) values.set(key, (value = make(key)));
    return value;
  };
}

export interface Language {
  locale: string;
  words: Words;
  /** Stem of a word, or of the first word of its synonyms. */
  stem: Stemmer;
  stops: ReadonlySet<string>;
  /** Replaces synonyms in text that is written without spaces. */
  rewrite: (run: string) => string;
}

export function languageOf(words: Words, stemmer: Stemmer): Language {
  const {locale, stops, synonyms} = words;
  // What is no word of Latin letters stays: stemmers would cut numbers and identifiers.
  const stemWord: Stemmer = (word) => (/^[a-z]{3,}$/.test(word) ? stemmer(word) : word);
  const pairs = synonyms
    .map((group) => group.split(' '))
    .flatMap(([first, ...others]) => others.map((other) => [other, first!] as const));
  const synonymStems = new Map(pairs.map(([other, first]) => [stemWord(other), stemWord(first)]));
  const stem = cached((word: string) => synonymStems.get(stemWord(word)) ?? stemWord(word));
  const phrases = new Map(pairs.map(([other, first]) => [other.normalize('NFKC'), first]));
  const pattern = new RegExp(
    [...phrases.keys()]
      .sort((a, b) => b.length - a.length)
      .map((phrase) => phrase.replace(/[^\p{L}\p{N}]/gu, '\\$&'))
      .join('|'),
    'g',
  );
  const rewrite = (run: string): string =>
    run.normalize('NFKC').replace(pattern, (phrase) => phrases.get(phrase) ?? phrase);
  return {locale, words, stem, stops: new Set(stops.split(' ')), rewrite};
}
