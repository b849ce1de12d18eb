/**
 * Makes static/fonts/instrument-sans.woff2: Instrument Sans (OFL), cut to the signs of the languages with `ownFont` in
 * src/config/languages.ts, with kerning and tabular figures. Another such language needs its letters here. The axis of the package's file
 * is the weight, 400 to 700. Run by hand after a new version of the font package: `npx tsx scripts/assets/font.ts`.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const source =
  require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2');

const target = 'static/fonts/instrument-sans.woff2';

const basicLatin = Array.from({length: 0x7f - 0x20}, (_, i) => String.fromCodePoint(0x20 + i)).join(
  '',
);
const french = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ';
const german = 'ÄÖÜẞäöüß';
const typographic = '\u00a0§©°²·×÷½–—‘’“”„…«»€−';

const font = await subsetFont(await readFile(source), basicLatin + french + german + typographic, {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'tnum'],
  // GDEF says how the kerning changes with the weight. Without it, every weight is kerned as the regular one, and the file is 5 KiB smaller.
  dropTables: ['GDEF'],
});
await writeFile(target, font);
console.log(`${target}: ${font.length} bytes`);
