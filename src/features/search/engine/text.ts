import type {Language} from './language.ts';

/** Letters of the scripts that are written without spaces, half-width forms included. */
const unspaced = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ーｰﾞﾟ`;
const spaced = String.raw`(?:[A-Za-z0-9]|(?![${unspaced}])[\p{L}\p{N}\p{M}])`;
/** What a search can ask for. The kinds are tried in this order. */
const chunkPattern = new RegExp(
  [
    // C++ and C#
    String.raw`(?<![\p{L}\p{N}])[A-Za-z](?:\+\+|#)`,
    // 監視 and モニター
    String.raw`[${unspaced}]+`,
    // words, also with signs inside or before them: check, data-website-id, example.com, .env, --mode
    String.raw`(?:(?<![-.\p{L}\p{N}])(?:--|\.))?${spaced}+(?:[-_.:/@+'’ʼ]+${spaced}+)*`,
  ].join('|'),
  'gu',
);
const unspacedStart = new RegExp(`^[${unspaced}]`, 'u');

/** Words and, in Japanese and Chinese, runs of characters, with their places. */
export const chunksOf = (text: string) =>
  [...text.matchAll(chunkPattern)].map((match) => ({
    text: match[0],
    start: match.index,
    isRun: unspacedStart.test(match[0]),
  }));

/**
 * The one form under which spellings of a word meet: no case, no accents, half and full width alike, katakana as hiragana,
 * and in German `ae`, `oe`, `ue` as the plain vowel, so that `ü`, `ue` and `u` meet.
 */
function fold(text: string, locale: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
  return locale === 'de' ? plain.replace(/([aou])e/g, '$1') : plain;
}

/** A word of text with spaces. An identifier has parts, and a whole without separators: `data-website-id` is `datawebsiteid`. */
export interface Word {
  whole: string;
  parts: string[];
}

/** French words before an apostrophe, as in `l'adresse` and `jusqu'à`. */
const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)$/i;

/** Parts of an identifier: those of `workspaceId`, `JSONBody`, and `data-website-id` are its words. */
const partsOf = (identifier: string, locale: string): string[] =>
  identifier
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll}{2})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((part) => part !== '')
    .map((part) => fold(part, locale));

function wordOf(text: string, locale: string): Word {
  // C++ and C#
  if (/^[A-Za-z](?:\+\+|#)$/.test(text)) return {whole: fold(text, locale), parts: []};
  // v1.32.25, whose page may say 1.32
  const [, version, minor] = /^v?((\d+\.\d+)(?:\.\d+)*)$/i.exec(text) ?? [];
  if (version) return {whole: version, parts: minor === version ? [] : [minor!]};
  const sign = /^(?:--|\.)?/.exec(text)![0];
  const parts = partsOf(text, locale);
  return {
    whole: sign + parts.join(''),
    parts: parts.length > 1 || sign ? parts.filter((part) => part.length > 1) : [],
  };
}

export function wordsOf(chunk: string, locale: string): Word[] {
  const pieces = chunk.split(/['’ʼ]/);
  return pieces
    .filter((piece) => piece !== '' && (pieces.length === 1 || !elided.test(piece)))
    .map((piece) => wordOf(piece, locale));
}

/** Hiragana and the most frequent Chinese function words, which a pair of characters shares with most sentences. */
const particle =
  /[\u3041-\u3096的了在是和与或及把被对从到为以于我你他它这那有也都就不会能怎么吗呢]/;
const particleWeight = 0.3;

/** Length of the katakana word that each letter is in; 1 for other letters. */
const wordLengths = (run: string): number[] =>
  (run.match(/[ァ-ヺー]+|./gu) ?? []).flatMap((word) => {
    const letters = [...word];
    return letters.map(() => letters.length);
  });

/**
 * Pairs of neighboring characters of a run, folded; the run itself if it is one character. The weight is how much a pair says: most
 * hiragana are particles and endings, and the pairs of a long katakana word say together what the word says.
 */
export function pairsOf(run: string, locale: string) {
  const normalized = run.normalize('NFKC');
  const letters = [...normalized];
  if (letters.length < 2) return [{term: fold(run, locale), isParticle: false, weight: 1}];
  const lengths = wordLengths(normalized);
  return letters.slice(1).map((letter, index) => {
    const pair = letters[index]! + letter;
    const isParticle = particle.test(pair);
    const wordPairs = Math.max(1, Math.min(lengths[index]!, lengths[index + 1]!) - 1);
    const weight = isParticle ? particleWeight : 1 / Math.sqrt(wordPairs);
    return {term: fold(pair, locale), isParticle, weight};
  });
}

/** @param isShort keep the pairs that say little: there are few in a title, and most of running text is made of them */
export function termsOf(
  text: string,
  {locale, stem, stops, rewrite}: Language,
  isShort = false,
): string[] {
  return chunksOf(text).flatMap((chunk) => {
    if (chunk.isRun)
      return pairsOf(rewrite(chunk.text), locale)
        .filter(({isParticle}) => isShort || !isParticle)
        .map(({term}) => term);
    return wordsOf(chunk.text, locale)
      .flatMap(({whole, parts}) => [whole, ...parts])
      .filter((word) => !stops.has(word))
      .map(stem);
  });
}

const minPart = 4;

/** Two known words that a compound consists of, such as `Wartungs` and `fenster`; empty if it can't be split. */
export function splitCompound(word: string, isKnown: (part: string) => boolean): string[] {
  for (let end = minPart; end <= word.length - minPart; end += 1) {
    const [first, last] = [word.slice(0, end), word.slice(end)];
    if (isKnown(last) && isKnown(first)) return [first, last];
  }
  return [];
}
