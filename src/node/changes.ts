import {createHash} from 'node:crypto';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {Globby as glob} from '@docusaurus/utils';

const folder = '.cache/fingerprints';

/** Hash of the names and contents of files. */
export async function fingerprint(patterns: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await glob(patterns)).sort())
    hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest('hex');
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Creates a file that no other process has, waiting until that is possible. A file that an interrupted process left behind doesn't count.
 * @returns removes the file
 */
async function lock(file: string): Promise<() => Promise<void>> {
  await mkdir(path.dirname(file), {recursive: true});
  for (;;) {
    const isOurs = await writeFile(file, String(process.pid), {flag: 'wx'}).then(
      () => true,
      () => false,
    );
    if (isOurs) return () => rm(file, {force: true});
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    if (owner && !isRunning(owner)) await rm(file, {force: true});
    await setTimeout(100);
  }
}

/**
 * Runs a step unless its sources are the same as when it last succeeded. If several processes start at the same time, one does the work and
 * the others wait for it.
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
  const read = (): Promise<string | undefined> => readFile(record, 'utf8').catch(() => undefined);
  const now = await fingerprint(sources);
  if (now === (await read()) && isThere()) return false;
  const unlock = await lock(`${record}.lock`);
  try {
    if (now === (await read()) && isThere()) return false;
    await work();
    await writeFile(record, now);
    return true;
  } finally {
    await unlock();
  }
}
