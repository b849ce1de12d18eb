/**
 * Writes `.br` and `.gz` next to each text file of a built site, for hosts that send compressed copies, such as nginx.
 * usage: tsx scripts/deploy/precompress.ts [--dir build]
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {Globby as glob} from '@docusaurus/utils';
import {script} from '../../src/node/report.ts';

/** Writes the compressed copies of a file next to it. */
export function compressFile(file: string): void {
  const data = readFileSync(file);
  // Smaller files gain nothing worth a second file.
  if (data.length < 1024) return;
  // Pages are many, and the slowest setting takes ten times as long to make them a few percent smaller.
  const quality = ['.js', '.css'].includes(path.extname(file)) ? 11 : 6;
  const params = {[constants.BROTLI_PARAM_QUALITY]: quality};
  writeFileSync(`${file}.br`, brotliCompressSync(data, {params}));
  writeFileSync(`${file}.gz`, gzipSync(data));
}

if (import.meta.filename === process.argv[1])
  await script(async () => {
    const {dir} = parseArgs({options: {dir: {type: 'string', default: 'build'}}}).values;
    const files = await glob(`${dir}/**/*.{html,js,css,svg,json,xml,txt,md,webmanifest,yaml}`);
    files.forEach(compressFile);
    console.log(`✓ The text files of ${dir} have compressed copies`);
  });
