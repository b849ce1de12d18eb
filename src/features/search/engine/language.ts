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

export type Stemmer = (word: string) => string;

/** A function that keeps its results, because pages repeat their words. */
export function cached<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = make(key)));
    return value;
  };
}

/** What the search knows about a language. */
export interface Language {
  locale: string;
  words: Words;
  /** Stem of a word, or of the first word of its synonyms. */
  stem: Stemmer;
  stops: ReadonlySet<string>;
  /** Replaces synonyms in text that is written without spaces. */
  rewrite: (run: string) => string;
}

/** A German noun made from a verb: `Sicherung` from `sichern`, `Aktualisierung` from `aktualisieren`. */
const madeFromVerb = /^(.*[aeiou].*)ung(?:en|s)?$/;

/** A German participle, with the prefix that its verb parts with: `eingeladene` from `einladen`, `aufgezeichnet` from `aufzeichnen`. */
const participle =
  /^(ab|an|auf|aus|bei|durch|ein|fest|frei|her|hin|hinzu|los|mit|nach|um|vor|weg|weiter|wieder|wiederher|zu|zuruck|zusammen)ge([a-z]{3,9}?)(?:en|e?t)(?:e[mnrs]?)?$/;

/** One without such a prefix; those in `-en` look like too many other words. */
const plainParticiple = /^()ge([a-z]{4,9}?)e?t(?:e[mnrs]?)?$/;

/** German nouns in `-ung` and participles meet their verbs, which the stemmer alone keeps apart (`sicher`, `sich`; `eingelad`, `einlad`). */
function germanVerb(word: string): string {
  const [, noun] = madeFromVerb.exec(word) ?? [];
  const [, prefix, root] =
    (noun === undefined && (participle.exec(word) ?? plainParticiple.exec(word))) || [];
  const base = root === undefined ? noun : `${prefix}${root}`;
  if (base === undefined) return word;
  return /(?<!i)e[lr]$/.test(base) ? `${base}n` : `${base}en`;
}

/** Puts together what the index and the stemmer know of a language. */
export function languageOf(words: Words, stemmer: Stemmer): Language {
  const {locale, stops, synonyms} = words;
  // What is no word of Latin letters stays: stemmers would cut numbers and identifiers.
  const stemWord: Stemmer = (word) =>
    /^[a-z]{3,}$/.test(word) ? stemmer(locale === 'de' ? germanVerb(word) : word) : word;
  const pairs = synonyms
    .map((group) => group.split(' '))
    .flatMap(([first, ...others]) => others.map((other) => [other, first!] as const));
  const common = new Map(pairs.map(([other, first]) => [stemWord(other), stemWord(first)]));
  const stem = cached((word: string) => common.get(stemWord(word)) ?? stemWord(word));
  const phrases = new Map(pairs.map(([other, first]) => [other.normalize('NFKC'), first]));
  const pattern = new RegExp(
    [...phrases.keys()].sort((a, b) => b.length - a.length).join('|'),
    'g',
  );
  const rewrite = (run: string): string =>
    run.normalize('NFKC').replace(pattern, (phrase) => phrases.get(phrase) ?? phrase);
  return {locale, words, stem, stops: new Set(stops.split(' ')), rewrite};
}
