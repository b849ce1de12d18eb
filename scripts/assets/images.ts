/**
 * Draws the site's icons and social cards into static/img.
 * usage: tsx scripts/assets/images.ts
 */
import {readFile, writeFile} from 'node:fs/promises';
import {mkdtempSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import {identity} from '../../src/config/identity.ts';
import {Failure, script} from '../../src/node/report.ts';
import {card, icon, smallMark} from './drawings.ts';

const folder = 'static/img';
const largestCard = 60 * 1024;

const cards: Record<string, [title: string, reading: number]> = {
  '': ['One clock', -11],
  '-docs': ['Documents', -7],
  '-api': ['API reference', -3.3],
  '-blog': ['Blog', 3.3],
  '-changelog': ['Changelog', 7],
};

/** The site's typeface in one weight, as a file that the renderer reads. */
async function fontFile(): Promise<string> {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  );
  const text = String.fromCharCode(...Array.from({length: 95}, (_, i) => 32 + i));
  const font = await subsetFont(await readFile(source), text, {targetFormat: 'sfnt', variationAxes: {wght: 560}});
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'card-font-')), 'font.ttf');
  await writeFile(file, font);
  return file;
}

/** An .ico file that holds one PNG for each size. */
function ico(images: {side: number; png: Buffer}[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({side, png}, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(side, at);
    head.writeUInt8(side, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({png}) => png)]);
}

await script(async () => {
  const png = (svg: string, fonts: string[] = []): Buffer =>
    new Resvg(svg, {font: {fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'Instrument Sans'}}).render().asPng();
  const save = (name: string, data: Buffer): Promise<void> => writeFile(path.join(folder, name), data);

  await save('apple-touch-icon.png', png(icon(180, 0.62)));
  await save('icon-192.png', png(icon(192, 0.58)));
  await save('icon-512.png', png(icon(512, 0.58)));
  await writeFile(
    'static/favicon.ico',
    ico([
      {side: 16, png: png(icon(16, 1, smallMark, 3))},
      {side: 32, png: png(icon(32, 0.86, smallMark, 6))},
    ]),
  );

  const font = await fontFile();
  for (const [suffix, [title, reading]] of Object.entries(cards)) {
    const data = png(card(title, identity.tagline, reading), [font]);
    if (data.length > largestCard)
      throw new Failure(`social-card${suffix}.png has ${data.length} bytes, more than ${largestCard}: draw less.`);
    await save(`social-card${suffix}.png`, data);
    console.log(`  social-card${suffix}.png ${Math.round(data.length / 1024)} KiB`);
  }
});
