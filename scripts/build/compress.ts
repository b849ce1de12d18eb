import {readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import fg from 'fast-glob';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Smaller files gain nothing worth a second file. */
const leastBytes = 1024;
const inParallel = 4;

/** Writes `.br` and `.gz` beside each text file, for hosts that serve precompressed files. */
export async function compressSite(dir: string): Promise<number> {
  const files = await fg('**/*.{html,js,css,svg,json,xml,txt,md,webmanifest,yaml,wasm}', {cwd: dir, absolute: true});
  let done = 0;
  const work = async (): Promise<void> => {
    for (let file = files.pop(); file; file = files.pop()) {
      if ((await stat(file)).size < leastBytes) continue;
      const data = await readFile(file);
      // Pages are many, and the slowest setting takes ten times as long to make them a few per cent smaller.
      const quality = ['.js', '.css'].includes(path.extname(file)) ? 11 : 6;
      const [small, smallish] = await Promise.all([
        brotli(data, {params: {[constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: data.length}}),
        gz(data, {level: 7}),
      ]);
      await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, smallish)]);
      done += 1;
    }
  };
  await Promise.all(Array.from({length: inParallel}, work));
  return done;
}
