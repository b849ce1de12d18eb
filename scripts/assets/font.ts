/**
 * Makes static/fonts/instrument-sans.woff2: Instrument Sans (OFL), cut to the signs of the languages with `ownFont` in
 * src/config/languages.ts, with kerning and tabular figures. The axis of the package's file is the weight, 400 to 700.
 * Run by hand after a new version of the font package, or for a new language: `npx tsx scripts/assets/font.ts`.
 */
import {readFile, writeFile} from 'node:fs/promises';
import subsetFont from 'subset-font';
import type {Locale} from '../../src/config/locales.ts';

const source =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const target = 'static/fonts/instrument-sans.woff2';

/** Letters that a language needs besides those of English; none for a language whose pages use the reader's fonts. */
const letters: Record<Locale, string> = {
  en: '',
  fr: 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ',
  de: 'ÄÖÜẞäöüß',
  ja: '',
  'zh-Hans': '',
};
/** Space to tilde: code points 0x20 to 0x7E. */
const basicLatin = String.fromCodePoint(...Array(0x7f).keys()).slice(0x20);
const typographic = '\u00a0§©°²·×÷½–—‘’“”„…«»€−';
const characters = [basicLatin, ...Object.values(letters), typographic].join('');

const font = await subsetFont(await readFile(source), characters, {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'tnum'],
  // GDEF says how the kerning changes with the weight. Without it, every weight is kerned as the regular one, and the file is 5 KiB smaller.
  dropTables: ['GDEF'],
});
await writeFile(target, font);
console.log(`${target}: ${font.length} bytes`);
