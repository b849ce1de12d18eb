/**
 * Makes static/fonts/instrument-sans.woff2: Instrument Sans (OFL), weight axis 400–700, width fixed, cut to the signs that
 * Latin text of the site uses. Run by hand after a new version of the font package: `npm run assets:font`.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const source = require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2');

const basicLatin = Array.from({length: 0x7f - 0x20}, (_, i) => String.fromCodePoint(0x20 + i)).join('');
const latin1 = Array.from({length: 0x100 - 0xa0}, (_, i) => String.fromCodePoint(0xa0 + i)).join('');
const typographic = 'ŒœŸŠšŽžıẞ–—‘’‚“”„†‡•…‰‹›⁄€™−×≤≥≈∞';

const font = await subsetFont(await readFile(source), basicLatin + latin1 + typographic, {targetFormat: 'woff2'});
await writeFile('static/fonts/instrument-sans.woff2', font);
console.log(`static/fonts/instrument-sans.woff2: ${font.length} bytes`);
