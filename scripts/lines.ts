/**
 * Prints the lines of code of each folder with its budget (tests/data/lines.json), and fails for a folder that has grown past it.
 * usage: npm test -- lines
 */
import {readFile} from 'node:fs/promises';
import {Globby as glob} from '@docusaurus/utils';
import {Failure, script} from '../src/node/report.ts';

const file = 'tests/data/lines.json';

/** Folder that a file counts to: one level below `src`, `scripts`, or `tests`, and two for features and plugins. */
function folderOf(name: string): string {
  const parts = name.split('/').slice(0, -1);
  return parts.slice(0, ['features', 'plugins'].includes(parts[1] ?? '') ? 3 : 2).join('/');
}

await script(async () => {
  const budgets = JSON.parse(await readFile(file, 'utf8')) as Record<string, number>;
  const lines: Record<string, number> = {all: 0};
  for (const name of (await glob('{src,scripts,tests}/**/*.{ts,tsx,mts,mjs,js,css}')).sort()) {
    const count = (await readFile(name, 'utf8')).split('\n').length - 1;
    for (const folder of [folderOf(name), 'all']) lines[folder] = (lines[folder] ?? 0) + count;
  }
  for (const [folder, count] of Object.entries(lines))
    console.log(`${folder.padEnd(34)}${String(count).padStart(7)} of ${budgets[folder] ?? 'none'}`);
  const {all: _all, ...folders} = lines;
  const grown = Object.entries(folders).filter(([folder, count]) => count > (budgets[folder] ?? 0));
  if (grown.length > 0)
    throw new Failure(
      `${grown.map(([folder]) => folder).join(', ')}: more lines than in ${file}. Take out what is no longer needed, or raise the budget in the commit that says what readers get for it.`,
    );
});
