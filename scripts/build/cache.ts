import {createHash} from 'node:crypto';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import fg from 'fast-glob';

const folder = 'node_modules/.cache';
const note = path.join(folder, 'made-with.txt');
/** What decides how modules are compiled. Docusaurus looks at its own configuration file alone. */
const sources = ['src/plugins/**', 'src/config/**', 'docusaurus.config.ts', 'babel.config.js', 'package-lock.json'];

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await fg(sources)).sort()) hash.update(`${file}\0`).update(await readFile(file)).update('\0');
  return hash.digest('hex');
}

/**
 * Empties the bundler's cache when the site's own plugins or its packages are not those it was made with: modules compiled by old loaders
 * beside modules compiled by new ones make a site that does not render.
 */
export async function dropStaleCache(): Promise<void> {
  const now = await fingerprint();
  const then = await readFile(note, 'utf8').catch(() => undefined);
  if (now === then) return;
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  await writeFile(note, now);
}
