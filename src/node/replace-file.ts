import {mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Writes a file in one step: what runs at the same time never reads half of it, and a process that is stopped leaves none. */
export async function replaceFile(file: string, data: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(unfinished, data);
  await rename(unfinished, file);
}
