export type Stemmer = (word: string) => string;

/** Leaves alone what is no word of Latin letters: stemmers would cut numbers and identifiers. */
export function forWords(stemmer: Stemmer): Stemmer {
  return (word) => (/^[a-z]{3,}$/.test(word) ? stemmer(word) : word);
}
