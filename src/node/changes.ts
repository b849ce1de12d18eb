import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby as glob} from '@docusaurus/utils';

/** Writes a file in one step: what runs at the same time never reads half of it, and a process that is stopped leaves none. */
export async function replaceFile(file: string, data: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(unfinished, data);
  await rename(unfinished, file);
}

/** Hash of the names and contents of the files that match glob patterns, in an order that doesn't depend on the file system. */
export async function fingerprint(patterns: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await glob(patterns)).sort())
    hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest('hex');
}

/**
 * Runs a step unless its sources are the same as when it last succeeded. Nothing keeps two processes from running it at the same time.
 * @param sources glob patterns of the files that the result depends on
 * @param resultExists whether the result of the last run still exists
 * @returns whether the step ran
 */
export async function whenChanged(
  name: string,
  sources: string[],
  work: () => Promise<void>,
  resultExists: () => boolean = () => true,
): Promise<boolean> {
  const record = `.cache/fingerprints/${name}`;
  const current = await fingerprint(sources);
  const last = await readFile(record, 'utf8').catch(() => undefined);
  if (last === current && resultExists()) return false;
  await work();
  await replaceFile(record, current);
  return true;
}
