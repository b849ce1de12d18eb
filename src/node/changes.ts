import {createHash} from 'node:crypto';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {Globby as glob} from '@docusaurus/utils';

/** Folder with the fingerprint of each step's sources at its last success. */
const recordFolder = '.cache/fingerprints';

/** Hash of the names and contents of the files that match glob patterns, in an order that doesn't depend on the file system. */
export async function fingerprint(patterns: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await glob(patterns)).sort())
    hash.update(`${file}\0`).update(await readFile(file));
  return hash.digest('hex');
}

/** Whether a process exists: signal 0 checks that and sends nothing. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It's the process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Takes a lock, waiting until no other process has it. The lock is a file with the ID of the process; one that an interrupted process left
 * behind is deleted.
 * @returns function that releases the lock
 * @throws what keeps the file from being written, other than another process's lock
 */
async function acquireLock(file: string): Promise<() => Promise<void>> {
  await mkdir(path.dirname(file), {recursive: true});
  for (;;)
    try {
      await writeFile(file, String(process.pid), {flag: 'wx'});
      return () => rm(file, {force: true});
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      // Its process may not have written its ID yet.
      const owner = await readFile(file, 'utf8').catch(() => '');
      if (owner !== '' && !isRunning(Number(owner))) await rm(file, {force: true});
      else await setTimeout(100);
    }
}

/**
 * Runs a step unless its sources are the same as when it last succeeded. If several processes start at the same time, one does the work and
 * the others wait for it.
 * @param name name of the step, unique
 * @param sources glob patterns of the files that the result depends on
 * @param work writes the result; not called when nothing changed
 * @param resultExists whether the result of the last run still exists
 * @returns whether the step ran
 * @throws what `work` throws; the step then runs again the next time
 */
export async function whenChanged(
  name: string,
  sources: string[],
  work: () => Promise<void>,
  resultExists: () => boolean = () => true,
): Promise<boolean> {
  const record = path.join(recordFolder, name);
  const current = await fingerprint(sources);
  const isUpToDate = async (): Promise<boolean> =>
    (await readFile(record, 'utf8').catch(() => undefined)) === current && resultExists();
  if (await isUpToDate()) return false;
  const releaseLock = await acquireLock(`${record}.lock`);
  try {
    // Another process may have done the work while this one waited.
    if (await isUpToDate()) return false;
    await work();
    await writeFile(record, current);
    return true;
  } finally {
    await releaseLock();
  }
}
