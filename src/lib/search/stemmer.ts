export type Stemmer = (word: string) => string;

/** A German noun made from a verb: `Sicherung` from `sichern`, `Aktualisierung` from `aktualisieren`. */
const madeFromVerb = /^(.*[aeiou].*)ung(?:en|s)?$/;

function germanVerb(word: string): string {
  const [, base] = madeFromVerb.exec(word) ?? [];
  if (base === undefined) return word;
  return /(?<!i)e[lr]$/.test(base) ? `${base}n` : `${base}en`;
}

/**
 * Leaves alone what is no word of Latin letters: stemmers would cut numbers and identifiers. German nouns in `-ung` meet
 * their verbs, which the stemmer alone keeps apart (`sicher`, `sich`).
 */
export function forWords(stemmer: Stemmer, locale: string): Stemmer {
  const stem: Stemmer = locale === 'de' ? (word) => stemmer(germanVerb(word)) : stemmer;
  return (word) => (/^[a-z]{3,}$/.test(word) ? stem(word) : word);
}
