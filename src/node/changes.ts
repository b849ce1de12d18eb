import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import fg from 'fast-glob';

const folder = '.cache/fingerprints';

/** Hash of the names and contents of files. */
export async function fingerprint(patterns: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await fg(patterns)).sort())
    hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest('hex');
}

/**
 * Runs a step unless its sources are the same as when it last succeeded.
 * @param name name of the step, unique
 * @param sources glob patterns of the files that the result depends on
 * @param work writes the result; not called when nothing changed
 * @param isThere whether the result of the last run still exists
 * @returns whether the step ran
 */
export async function whenChanged(
  name: string,
  sources: string[],
  work: () => Promise<void>,
  isThere: () => boolean = () => true,
): Promise<boolean> {
  const record = path.join(folder, name);
  const [now, before] = await Promise.all([
    fingerprint(sources),
    readFile(record, 'utf8').catch(() => undefined),
  ]);
  if (now === before && isThere()) return false;
  await work();
  await mkdir(folder, {recursive: true});
  await writeFile(record, now);
  return true;
}
