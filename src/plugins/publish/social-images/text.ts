/** A slice of a font: the packages cut each family into many, by characters. */
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import {Failure} from '../../../node/report.ts';

const require = createRequire(import.meta.url);
const weight = 560;
/** Keeps two characters on one line, and is invisible. */
const joiner = '\u2060';

interface Slice {
  file: string;
  has: (code: number) => boolean;
}

/** Finds the slices of a family in its package. */
async function slicesOf(family: string): Promise<Slice[]> {
  const folder = path.dirname(require.resolve(`@fontsource-variable/${family}`));
  const slices = JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8')) as object;
  return Object.entries(slices).map(([slice, list]: [string, string]) => {
    const name = `${family}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`;
    const ranges = list.split(',').map((range) => {
      const [first, last = first] = range.slice('U+'.length).split('-');
      return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)] as const;
    });
    return {
      file: path.join(folder, 'files', name),
      has: (code) => ranges.some(([first, last]) => code >= first && code <= last),
    };
  });
}

/**
 * Fonts for titles, each character in one of them: those of the site's typeface, and of a family for what it lacks.
 * @param isWide whether marks that both have are those of the other family, as wide as its characters
 * @throws Failure for a character without a glyph
 */
export async function fontsFor(texts: string[], family: string, isWide: boolean) {
  const [typeface, fallback] = await Promise.all(['instrument-sans', family].map(slicesOf));
  // The typeface comes first, with the space that each font needs in the place of what it can't draw.
  const characters = new Map(typeface!.slice(-1).map(({file}) => [file, ' ']));
  for (const character of new Set(texts.join('').replaceAll(joiner, ''))) {
    const code = character.codePointAt(0)!;
    const slices =
      isWide && code > 0xff ? [...fallback!, ...typeface!] : [...typeface!, ...fallback!];
    const slice = slices.find(({has}) => has(code));
    if (!slice)
      throw new Failure(
        `No font has the character "${character}" (U+${code.toString(16).toUpperCase()}) of "${texts.find((text) => text.includes(character))}": write the title without it.`,
      );
    characters.set(slice.file, (characters.get(slice.file) ?? ' ') + character);
  }
  return Promise.all(
    [...characters].map(async ([file, drawn]) => ({
      name: path.basename(file),
      data: await subsetFont(await readFile(file), drawn, {
        targetFormat: 'sfnt',
        variationAxes: {wght: weight},
      }),
    })),
  );
}

const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const besideWide = new RegExp(`(?<=.)(?=${wide.source})|(?<=${wide.source})(?=.)`, 'gu');
export const isWide = (text: string): boolean => wide.test(text);

/** What goes on the line of what stands before: marks, endings, particles, and suffixes of one character. */
const staysWithPrevious =
  /^(?:[\p{Pe}\p{Pf}\p{Po}\p{Pd}\sーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〜～]|\p{sc=Hiragana}+$|\p{sc=Han}$)/u;
const staysWithNext = /[\p{Ps}\p{Pi}\p{Sc}]$/u;
/** A longer phrase is cut between its words, in ems. */
const longPhrase = 12;

/** Width of text in ems, about: enough to choose a size. */
export const emsOf = (text: string): number =>
  [...text].reduce((sum, character) => {
    if (character > '\u2e7f') return sum + 1;
    if (/[MWmw@%—]/.test(character)) return sum + 0.88;
    if (/[A-Z–&]/.test(character)) return sum + 0.66;
    return sum + (/[fijlrt.,:;!|'’()[\]\s/]/.test(character) ? 0.32 : 0.54);
  }, 0);

/** Parts that a line may end after: words, and in Japanese and Chinese phrases, or the words of a long one. */
export function piecesOf(text: string, language: string): string[] {
  if (!isWide(text)) return text.split(/(?<= )/);
  const phrases = text.split(/(?<=[、，。：；！？ ])/);
  return phrases.flatMap((phrase) => {
    if (emsOf(phrase) <= longPhrase) return [phrase];
    const pieces: string[] = [];
    for (const {segment} of new Intl.Segmenter(language, {granularity: 'word'}).segment(phrase)) {
      const last = pieces.length - 1;
      if (last >= 0 && (staysWithPrevious.test(segment) || staysWithNext.test(pieces[last]!)))
        pieces[last] += segment;
      else pieces.push(segment);
    }
    return pieces;
  });
}

/** A part with word joiners, so that no line ends in it. */
export const unbroken = (piece: string): string => piece.replace(besideWide, joiner);

/** Number of lines that parts of text fill. */
function linesOf(pieces: string[], width: number): number {
  let lines = 1;
  let filled = 0;
  for (const piece of pieces) {
    const ems = emsOf(piece.trimEnd());
    if (ems > width) return Infinity;
    if (filled > 0 && filled + ems > width) {
      lines += 1;
      filled = 0;
    }
    filled += emsOf(piece);
  }
  return lines;
}

/** Sizes of a title by its number of lines: from the largest, down to the one below which it rather takes one line more. */
const sizes = [
  [100, 70],
  [100, 58],
  [72, 24],
] as const;

/** Widths are estimates. */
const tolerance = 0.95;

/** Largest size, in pixels, in which a title fits into a width. */
export function sizeOf(pieces: string[], width: number): number {
  for (const [index, [largest, smallest]] of sizes.entries())
    for (let size = largest; size >= smallest; size -= 2)
      if (linesOf(pieces, (width / size) * tolerance) <= index + 1) return size;
  return sizes.at(-1)![1];
}
