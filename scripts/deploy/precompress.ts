/**
 * Writes `.br` and `.gz` next to each text file of a built site, for hosts that send compressed copies, such as nginx.
 * usage: tsx scripts/deploy/precompress.ts [--dir build]
 */
import {readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {Globby as glob} from '@docusaurus/utils';
import {script} from '../../src/node/report.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Smaller files gain nothing worth a second file. */
const minBytes = 1024;
/** Files that are compressed at the same time. */
const concurrency = 4;

/** Writes the compressed copies of a file next to it. */
export async function compressFile(file: string): Promise<void> {
  const data = await readFile(file);
  // Pages are many, and the slowest setting takes ten times as long to make them a few percent smaller.
  const quality = ['.js', '.css'].includes(path.extname(file)) ? 11 : 6;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  const [br, zipped] = await Promise.all([brotli(data, {params}), gz(data, {level: 7})]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, zipped)]);
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
  const files = await glob('**/*.{html,js,css,svg,json,xml,txt,md,webmanifest,yaml}', {
    cwd: values.dir,
    absolute: true,
  });
  let count = 0;
  const compressNext = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) {
      if ((await stat(file)).size < minBytes) continue;
      await compressFile(file);
      count += 1;
    }
  };
  await Promise.all(Array.from({length: concurrency}, compressNext));
  console.log(`✓ ${count} files have compressed copies`);
}

if (process.argv[1]?.endsWith('precompress.ts')) await script(main);
