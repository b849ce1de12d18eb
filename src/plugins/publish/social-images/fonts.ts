/** The fonts of social images, with the characters that their titles need. */
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import {Failure} from '../../../node/report.ts';

const require = createRequire(import.meta.url);
const weight = 560;

/** Files of a family, which its package cuts into many, each with whether it has a character. */
async function slicesOf(family: string) {
  const folder = path.dirname(require.resolve(`@fontsource-variable/${family}`));
  const slices = JSON.parse(await readFile(path.join(folder, 'unicode.json'), 'utf8')) as object;
  return Object.entries(slices).map(([key, list]: [string, string]) => {
    const ranges = list.split(',').map((range) => {
      const [first, last = first] = range.slice('U+'.length).split('-');
      return {first: Number.parseInt(first!, 16), last: Number.parseInt(last!, 16)};
    });
    // The keys of numbered slices have brackets, as in `[12]`.
    const name = `${family}-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`;
    return {
      file: path.join(folder, 'files', name),
      has: (code: number) => ranges.some(({first, last}) => code >= first && code <= last),
    };
  });
}

/**
 * Fonts for titles, each character in one of them: those of the site's typeface, and of a family for what it lacks. In Chinese and Japanese,
 * punctuation that both have comes from the family, in which it's as wide as a character.
 * @throws Failure for a character without a glyph
 */
export async function fontsFor(texts: string[], language: string) {
  const typeface = await slicesOf('instrument-sans');
  const fallback = await slicesOf(language.startsWith('zh') ? 'noto-sans-sc' : 'noto-sans-jp');
  const isWide = /^(?:ja|zh)/.test(language);
  // The first font is that of the Latin letters. Each font has a space, which it shows for what it can't draw.
  const latin = typeface.find(({file}) => file.includes('-latin-wght-'))!;
  const characters = new Map([[latin.file, ' ']]);
  for (const character of new Set(texts.join(''))) {
    const code = character.codePointAt(0)!;
    const slices = isWide && code > 0xff ? [...fallback, ...typeface] : [...typeface, ...fallback];
    const slice = slices.find(({has}) => has(code));
    if (!slice) {
      const title = texts.find((text) => text.includes(character));
      throw new Failure(
        `No font has the character "${character}" (U+${code.toString(16).toUpperCase()}) of "${title}": write the title without it.`,
      );
    }
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
