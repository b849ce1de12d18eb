/**
 * Lists the pages and API operations whose sources in the product's repository changed since they were last checked.
 * usage: npm run drift -- CHECKOUT [--to TAG]
 * CHECKOUT is a clone of the product's repository, with or without a work tree. TAG is the release to compare with, the newest version tag
 * by default. Each page names its sources and the release it was checked against: `sources` and `verified` in the front matter of a page,
 * `x-sources` and `x-verified` in the file of an operation. An operation comes with the workflows that prove it. Exits with 1 when an entry
 * names a path or tag that doesn't exist.
 */
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {Globby as glob} from '@docusaurus/utils';
import matter from '@11ty/gray-matter';
import {parse} from 'yaml';
import {operationOf, readWorkflowFiles} from '../src/features/workflows/files.ts';
import {Failure, script} from '../src/node/report.ts';
import {run} from '../src/node/run.ts';

interface Entry {
  file: string;
  sources: string[];
  verified: string;
  /** Those that call the operation. */
  workflows: string[];
}

/** Entries of all English pages and operations that name their sources. */
async function readEntries(): Promise<Entry[]> {
  const called = [...(await readWorkflowFiles())].map(([file, {workflows}]) => ({
    file,
    operations: workflows.flatMap(({steps}) => steps.map(operationOf)),
  }));
  const pages = glob
    .sync(['{docs,blog,changelog,src/pages}/**/*.{md,mdx}', 'openapi/pages/*.mdx'])
    .map((file) => ({...matter(readFileSync(file, 'utf8'), {}).data, file, workflows: []}));
  const operations = glob.sync('openapi/paths/**/*.yaml').flatMap((file) =>
    Object.values(parse(readFileSync(file, 'utf8')) as object).map(
      (described: Record<string, unknown>) => {
        const {operationId, 'x-sources': sources, 'x-verified': verified} = described;
        const callers = called.filter(({operations}) => operations.includes(operationId as string));
        return {file, sources, verified, workflows: callers.map((caller) => caller.file)};
      },
    ),
  );
  return [...pages, ...operations]
    .filter((entry): entry is Entry => Boolean((entry as Partial<Entry>).sources))
    .sort((a, b) => a.file.localeCompare(b.file));
}

/** Lines that a Git command prints in a clone. @throws Failure with the message of Git */
async function git(checkout: string, ...args: string[]): Promise<string[]> {
  const {code, output} = await run('git', ['-C', checkout, ...args]);
  if (code === 0) return output.split('\n').filter(Boolean);
  throw new Failure(`git ${args[0]} failed in ${checkout}: ${output.trim().split('\n')[0]}`);
}

/** @throws Failure that names the entries with a source that the release they were checked against doesn't have */
async function requireSources(checkout: string, entries: Entry[]): Promise<void> {
  const missing: string[] = [];
  for (const release of new Set(entries.map(({verified}) => verified))) {
    const checked = entries.filter(({verified}) => verified === release);
    const existing = new Set(await git(checkout, 'ls-tree', '-r', '-t', '--name-only', release));
    for (const {file, sources} of checked)
      for (const source of sources)
        if (!existing.has(source.replace(/\/$/, '')))
          missing.push(`${file}: ${source} doesn't exist at ${release}. Correct the path.`);
  }
  if (missing.length > 0) throw new Failure(missing.join('\n'));
}

/** Prints an entry whose sources changed, with the files and commits that changed them. @returns whether they did */
async function printChange(checkout: string, to: string, entry: Entry): Promise<boolean> {
  const {file, sources, verified, workflows} = entry;
  // Each commit is its subject, marked by a null character, and the files below it. Without the full history, Git omits some of them.
  const format = ['--format=%x00%h %s', '--name-only', '--no-renames'];
  const commits = ['--no-merges', '--full-history', `${verified}..${to}`, '--', ...sources];
  const lines = await git(checkout, 'log', ...format, ...commits);
  if (lines.length === 0) return false;
  const isSubject = (line: string): boolean => line.startsWith('\0');
  const files = new Set(lines.filter((line) => !isSubject(line)));
  console.log(`${file} (checked against ${verified})`);
  for (const name of [...files].sort()) console.log(`  ${name}`);
  for (const line of lines.filter(isSubject)) console.log(`    ${line.slice(1)}`);
  if (workflows.length > 0) console.log(`  proven by ${workflows.join(', ')}`);
  return true;
}

/** The newest version tag of a clone. @throws Failure if it has none */
async function newestTag(checkout: string): Promise<string> {
  const [tag] = await git(checkout, 'tag', '--list', 'v*', '--sort=-version:refname');
  if (tag) return tag;
  throw new Failure(
    `${checkout} has no version tag: fetch its tags (git fetch --tags), or name one with --to.`,
  );
}

await script(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {to: {type: 'string'}},
  });
  const [checkout] = positionals;
  if (!checkout) throw new Failure('usage: npm run drift -- CHECKOUT [--to TAG]');
  const entries = await readEntries();
  const to = values.to ?? (await newestTag(checkout));
  await requireSources(checkout, entries);
  let count = 0;
  for (const entry of entries) if (await printChange(checkout, to, entry)) count += 1;
  console.log(
    `${count} of ${entries.length} pages and operations have sources that changed up to ${to}.`,
  );
});
