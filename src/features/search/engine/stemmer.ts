export type Stemmer = (word: string) => string;

/** A German noun made from a verb: `Sicherung` from `sichern`, `Aktualisierung` from `aktualisieren`. */
const madeFromVerb = /^(.*[aeiou].*)ung(?:en|s)?$/;

/** A German participle, with the prefix that its verb parts with: `eingeladene` from `einladen`, `aufgezeichnet` from `aufzeichnen`. */
const participle =
  /^(ab|an|auf|aus|bei|durch|ein|fest|frei|her|hin|hinzu|los|mit|nach|um|vor|weg|weiter|wieder|wiederher|zu|zuruck|zusammen)ge([a-z]{3,9}?)(?:en|e?t)(?:e[mnrs]?)?$/;

/** One without such a prefix; those in `-en` look like too many other words. */
const plainParticiple = /^()ge([a-z]{4,9}?)e?t(?:e[mnrs]?)?$/;

function germanVerb(word: string): string {
  const [, noun] = madeFromVerb.exec(word) ?? [];
  const [, prefix, root] = (noun === undefined && (participle.exec(word) ?? plainParticiple.exec(word))) || [];
  const base = root === undefined ? noun : `${prefix}${root}`;
  if (base === undefined) return word;
  return /(?<!i)e[lr]$/.test(base) ? `${base}n` : `${base}en`;
}

/**
 * Leaves alone what is no word of Latin letters: stemmers would cut numbers and identifiers. German nouns in `-ung` and
 * participles meet their verbs, which the stemmer alone keeps apart (`sicher`, `sich`; `eingelad`, `einlad`).
 */
export function forWords(stemmer: Stemmer, locale: string): Stemmer {
  const stem: Stemmer = locale === 'de' ? (word) => stemmer(germanVerb(word)) : stemmer;
  return (word) => (/^[a-z]{3,}$/.test(word) ? stem(word) : word);
}
