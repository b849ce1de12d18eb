/**
 * Prints the lines of code of each folder with its budget (tests/data/lines.json), and fails for a folder that has grown past it.
 * usage: npm test -- lines [--lower]   (--lower sets the budgets of folders that have shrunk to what they have)
 */
import {readFile, writeFile} from 'node:fs/promises';
import {Globby as glob} from '@docusaurus/utils';
import {Failure, script} from '../src/node/report.ts';

const file = 'tests/data/lines.json';

/** Folder that a file counts to: one level below `src`, `scripts`, or `tests`, and two for features and plugins. */
function folderOf(name: string): string {
  const parts = name.split('/').slice(0, -1);
  return parts.slice(0, ['features', 'plugins'].includes(parts[1] ?? '') ? 3 : 2).join('/');
}

async function countLines(): Promise<Map<string, number>> {
  const lines = new Map<string, number>();
  for (const name of (await glob('{src,scripts,tests}/**/*.{ts,tsx,mts,mjs,js,css}')).sort()) {
    const count = (await readFile(name, 'utf8')).split('\n').length - 1;
    lines.set(folderOf(name), (lines.get(folderOf(name)) ?? 0) + count);
  }
  return lines;
}

await script(async () => {
  const budgets = JSON.parse(await readFile(file, 'utf8')) as Record<string, number>;
  const lines = await countLines();
  let total = 0;
  for (const [folder, count] of lines) {
    console.log(`${folder.padEnd(34)}${String(count).padStart(7)} of ${budgets[folder] ?? 'none'}`);
    total += count;
  }
  console.log(`${'all'.padEnd(34)}${String(total).padStart(7)}`);
  if (process.argv.includes('--lower')) {
    const lower = [...lines].map(([folder, count]) => [
      folder,
      Math.min(Math.ceil(count / 10) * 10, budgets[folder] ?? Infinity),
    ]);
    await writeFile(file, `${JSON.stringify(Object.fromEntries(lower), null, 2)}\n`);
    return;
  }
  const grown = [...lines].filter(([folder, count]) => count > (budgets[folder] ?? 0));
  if (grown.length > 0)
    throw new Failure(
      grown
        .map(
          ([folder, count]) =>
            `${folder} has ${count} lines, and its budget in ${file} is ${budgets[folder] ?? 0}: take out what is no longer needed, or raise the budget in the commit that says what readers get for it.`,
        )
        .join('\n'),
    );
});
