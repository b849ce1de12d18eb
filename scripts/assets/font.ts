/**
 * Makes static/fonts/instrument-sans.woff2: Instrument Sans (OFL), weight axis 400–700, width fixed, cut to the signs
 * of English, French and German, with kerning and tabular figures. Run by hand after a new version of the font package:
 * `npx tsx scripts/assets/font.ts`.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const source =
  require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2');

const basicLatin = Array.from({length: 0x7f - 0x20}, (_, i) => String.fromCodePoint(0x20 + i)).join(
  '',
);
const french = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ';
const german = 'ÄÖÜẞäöüß';
const typographic = '\u00a0§©°²·×÷½–—‘’“”„…«»€−';

/** GDEF says how the kerning changes with the weight. Without it, every weight is kerned as the regular one, and the file is 5 KiB smaller. */
const font = await subsetFont(await readFile(source), basicLatin + french + german + typographic, {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'tnum'],
  dropTables: ['GDEF'],
});
await writeFile('static/fonts/instrument-sans.woff2', font);
console.log(`static/fonts/instrument-sans.woff2: ${font.length} bytes`);
