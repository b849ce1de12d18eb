/**
 * Sets text as outlines. The renderer thus needs no fonts: reading them again for each image would take longer than drawing it.
 */
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Font} from 'harfbuzzjs';
import subsetFont from 'subset-font';
import {Failure} from '../../../node/report.ts';

const require = createRequire(import.meta.url);
const weight = 560;
const unitsPerEm = 1000;

/** One file of a family: the package cuts each family into many, by characters. */
interface Slice {
  file: string;
  ranges: [first: number, last: number][];
  font?: Font;
}

/** Finds the slices of a family in its package, those of the family's own script first. */
async function slicesOf(family: string): Promise<Slice[]> {
  const name = `@fontsource-variable/${family}`;
  try {
    const folder = path.dirname(require.resolve(name));
    const slices = JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8')) as Record<
      string,
      string
    >;
    return Object.entries(slices).map(([slice, ranges]) => ({
      file: path.join(
        folder,
        'files',
        `${family}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`,
      ),
      ranges: ranges.split(',').map((range) => {
        const [first, last = first] = range
          .slice('U+'.length)
          .split('-')
          .map((code) => Number.parseInt(code, 16));
        return [first!, last!];
      }),
    }));
  } catch (error) {
    throw new Failure(
      `The font package ${name} can't be read: run "npm ci". (${(error as Error).message})`,
    );
  }
}

async function fontOf({file, ranges}: Slice, {Blob, Face, Font}: Shaper): Promise<Font> {
  const text = ranges
    .map(([first, last]) =>
      String.fromCodePoint(...Array.from({length: last - first + 1}, (_, i) => first + i)),
    )
    .join('');
  const font = await subsetFont(await readFile(file), text, {
    targetFormat: 'sfnt',
    variationAxes: {wght: weight},
  });
  return new Font(new Face(new Blob(font)));
}

type Shaper = typeof import('harfbuzzjs');

interface Run {
  slice: Slice;
  text: string;
}

/** The site's typeface with the glyphs that a language needs besides. */
export class Typeface {
  private readonly slices = new Map<string, Slice>();

  private constructor(
    private readonly shaper: Shaper,
    private readonly own: Slice[],
    private readonly other: Slice[],
  ) {}

  /** @param family package that has the glyphs which the site's typeface lacks */
  static async of(family: string): Promise<Typeface> {
    // Its module waits for its binary part, so it can't be required, which is what becomes of an import of this folder's modules.
    const shaper = (await import(pathToFileURL(require.resolve('harfbuzzjs')).href)) as Shaper;
    return new Typeface(shaper, await slicesOf('instrument-sans'), await slicesOf(family));
  }

  /**
   * Reads what a text needs. Everything below needs it to have been called.
   * @param wide whether marks that both families have are those of the other one, as wide as its characters
   * @throws Failure for a character without a glyph
   */
  async load(text: string, wide: boolean): Promise<void> {
    for (const character of text) {
      if (this.slices.has(character)) continue;
      const code = character.codePointAt(0)!;
      const slices =
        wide && code > 0xff ? [...this.other, ...this.own] : [...this.own, ...this.other];
      const slice = slices.find(({ranges}) =>
        ranges.some(([first, last]) => code >= first && code <= last),
      );
      if (!slice)
        throw new Failure(
          `No font has the character "${character}" (U+${code.toString(16).toUpperCase()}) of "${text}": write the title without it.`,
        );
      slice.font ??= await fontOf(slice, this.shaper);
      this.slices.set(character, slice);
    }
  }

  private *runs(text: string): Generator<Run> {
    let run: Run | undefined;
    for (const character of text) {
      const slice = this.slices.get(character)!;
      if (run?.slice === slice) run.text += character;
      else {
        if (run) yield run;
        run = {slice, text: character};
      }
    }
    if (run) yield run;
  }

  /** Glyphs of a text with their distance from its beginning, and its width, all at the size of 1. */
  private glyphs(
    text: string,
    tracking: number,
  ): {glyphs: {font: Font; id: number; x: number}[]; width: number} {
    const {Buffer, shape} = this.shaper;
    const glyphs = [];
    let x = 0;
    for (const run of this.runs(text)) {
      const font = run.slice.font!;
      const buffer = new Buffer();
      buffer.addText(run.text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      for (const [index, {codepoint: id}] of buffer.getGlyphInfos().entries()) {
        glyphs.push({font, id, x});
        x +=
          positions[index]!.xAdvance / unitsPerEm + (this.own.includes(run.slice) ? tracking : 0);
      }
    }
    return {glyphs, width: x};
  }

  widthOf(text: string, tracking = 0): number {
    return this.glyphs(text, tracking).width;
  }

  draw(
    text: string,
    {
      x,
      y,
      size,
      fill,
      tracking = 0,
    }: {x: number; y: number; size: number; fill: string; tracking?: number},
  ): string {
    const scale = size / unitsPerEm;
    const paths = this.glyphs(text, tracking).glyphs.map(
      ({font, id, x: at}) =>
        `<path transform="translate(${Math.round(at * unitsPerEm)})" d="${font.glyphToPath(id)}"/>`,
    );
    return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}">${paths.join('')}</g>`;
  }
}
