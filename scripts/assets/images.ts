/**
 * Draws the site's icons into static/img.
 * usage: tsx scripts/assets/images.ts
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {script} from '../../src/node/report.ts';
import {ink, mark} from '../../src/output/social-images/drawing.ts';

const folder = 'static/img';
/** The mark drawn for 16 px: whole pixels, a heavier sight, a larger bead, the limb on one side only. */
const smallMark = `<g fill="none" stroke="${ink.text}" stroke-width="2"><path d="M1 3h14M8.2 3 6.9 7.6M10.4 13.2a9 9 0 0 0 4.4-3.7"/></g><circle cx="5.4" cy="11.6" r="2.9" fill="${ink.lamp}"/>`;

/** An icon: the mark on its ground. `share` is the part of the side that the mark takes. */
function icon(side: number, share: number, drawing: string = mark, radius = 0): string {
  const scale = (side * share) / 16;
  const offset = (side - side * share) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}" fill="${ink.ground}"/><g transform="translate(${offset} ${offset + 0.5 * scale}) scale(${scale})">${drawing}</g></svg>`;
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
  const png = (svg: string): Buffer => new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
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
});
