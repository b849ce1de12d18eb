/** A title on its lines, in the largest size that it fits in. */
export interface FittedTitle {
  lines: string[];
  size: number;
}

/** The space for a title, in pixels, and how it is set. */
export interface TitleBox {
  width: number;
  height: number;
  largest: number;
  /** For each number of lines the size below which a title rather takes one line more; the last one is 0. */
  smallest: number[];
  /** Distance of two lines as a multiple of the size. */
  leading: number;
}

const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** What no line begins with: closing and middle punctuation, marks of length, small kana, spaces. */
const staysWithPrevious =
  /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\sーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〜～]/u;
/** Particles and endings: a Japanese phrase isn't cut before them. */
const hiragana = /^\p{sc=Hiragana}+$/u;
const staysWithNext = /[\p{Ps}\p{Pi}\p{Sc}]$/u;

/** Parts that a line may end after. Text without spaces between words is cut between words that the runtime's dictionary knows. */
export function piecesOf(text: string, language: string): string[] {
  if (!wide.test(text)) return text.split(/(?<= )/);
  const pieces: string[] = [];
  for (const {segment} of new Intl.Segmenter(language, {granularity: 'word'}).segment(text)) {
    const previous = pieces.at(-1);
    const joins =
      staysWithPrevious.test(segment) ||
      hiragana.test(segment) ||
      staysWithNext.test(previous ?? '');
    if (previous !== undefined && joins) pieces[pieces.length - 1] += segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** Fills one line after the other; undefined if a part is wider than a line. */
function fill(
  pieces: string[],
  width: number,
  widthOf: (text: string) => number,
): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
    if (widthOf(line.trimEnd()) > width) return undefined;
  }
  return [...lines, line.trimEnd()];
}

/**
 * Breaks a title into few lines of about the same length and finds the largest size at which all of it fits.
 * @param language tag of the language that it is in
 * @param widthOf width of a text at the size of 1
 */
export function fitTitle(
  title: string,
  language: string,
  box: TitleBox,
  widthOf: (text: string) => number,
): FittedTitle {
  const pieces = piecesOf(title, language);
  for (let count = 1; ; count += 1) {
    const smallest = box.smallest[count - 1] ?? 0;
    for (let size = box.largest; size >= smallest; size *= 0.97) {
      const width = box.width / size;
      let lines = fill(pieces, width, widthOf);
      if (!lines || lines.length > count || lines.length * box.leading * size > box.height)
        continue;
      for (let narrower = width * 0.97; lines.length > 1; narrower *= 0.97) {
        const even = fill(pieces, narrower, widthOf);
        if (even?.length !== lines.length) break;
        lines = even;
      }
      return {lines, size: Math.floor(size)};
    }
  }
}
