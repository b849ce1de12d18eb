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
import {filesByOperation, readWorkflowFiles} from '../src/features/workflows/files.ts';
import {Failure, script} from '../src/node/report.ts';
import {run} from '../src/node/run.ts';

interface Entry {
  file: string;
  sources: string[];
  verified: string;
  /** Workflows that call the operation. */
  workflows?: string[];
}

/** What the file of an operation says of each of its methods. */
interface Described {
  operationId?: string;
  'x-sources'?: string[];
  'x-verified'?: string;
}

interface Commit {
  subject: string;
  files: string[];
}

/** Entries of all English pages and operations that name their sources. */
async function readEntries(): Promise<Entry[]> {
  const workflows = filesByOperation(await readWorkflowFiles());
  const pages = glob
    .sync(['{docs,blog,changelog,src/pages}/**/*.{md,mdx}', 'openapi/pages/*.mdx'])
    .map((file): Partial<Entry> => ({...matter(readFileSync(file, 'utf8'), {}).data, file}));
  const operations = glob
    .sync('openapi/paths/**/*.yaml')
    .flatMap((file) =>
      Object.values(parse(readFileSync(file, 'utf8')) as Record<string, Described>).map(
        (described): Partial<Entry> => ({
          file,
          sources: described['x-sources'],
          verified: described['x-verified'],
          workflows: workflows.get(described.operationId ?? ''),
        }),
      ),
    );
  return [...pages, ...operations]
    .filter((entry): entry is Entry => entry.sources !== undefined)
    .sort((a, b) => a.file.localeCompare(b.file));
}

/** Lines that a Git command prints in a clone. @throws Failure with the message of Git */
async function git(checkout: string, ...args: string[]): Promise<string[]> {
  const {code, output} = await run('git', ['-C', checkout, ...args]);
  if (code === 0) return output.split('\n').filter(Boolean);
  throw new Failure(`git ${args[0]} failed in ${checkout}: ${output.trim().split('\n')[0]}`);
}

/** Commits since a release, each with the files that it changed. */
async function commitsSince(checkout: string, release: string, to: string): Promise<Commit[]> {
  const format = ['--no-merges', '--no-renames', '--name-only', '--format=%x00%h %s'];
  const commits: Commit[] = [];
  for (const line of await git(checkout, 'log', ...format, `${release}..${to}`))
    if (line.startsWith('\0')) commits.push({subject: line.slice(1), files: []});
    else commits.at(-1)!.files.push(line);
  return commits;
}

/** Whether a source, a file or a folder, is or contains a file. */
const contains = (source: string, file: string): boolean =>
  file === source || file.startsWith(`${source.replace(/\/$/, '')}/`);

/** An entry whose sources changed, with the commits and files that changed them. */
interface Change {
  entry: Entry;
  commits: Commit[];
  files: string[];
}

/** Compares the entries that were checked against one release with the commits since then. @throws Failure for sources that it doesn't have */
async function changesSince(
  checkout: string,
  release: string,
  to: string,
  entries: Entry[],
): Promise<Change[]> {
  const released = await git(checkout, 'ls-tree', '-r', '--name-only', release);
  const missing = entries.flatMap(({file, sources}) =>
    sources
      .filter((source) => !released.some((name) => contains(source, name)))
      .map((source) => `${file}: ${source} doesn't exist at ${release}. Correct the path.`),
  );
  if (missing.length > 0) throw new Failure(missing.join('\n'));
  const commits = await commitsSince(checkout, release, to);
  return entries.flatMap((entry) => {
    const isSource = (name: string): boolean =>
      entry.sources.some((source) => contains(source, name));
    const own = commits.filter(({files}) => files.some(isSource));
    const files = new Set(own.flatMap((commit) => commit.files).filter(isSource));
    return own.length > 0 ? {entry, commits: own, files: [...files].sort()} : [];
  });
}

function printChange({entry: {file, verified, workflows}, commits, files}: Change): void {
  console.log(`${file} (checked against ${verified})`);
  for (const name of files) console.log(`  ${name}`);
  for (const {subject} of commits) console.log(`    ${subject}`);
  if (workflows) console.log(`  proven by ${workflows.join(', ')}`);
}

await script(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {to: {type: 'string'}},
  });
  const [checkout] = positionals;
  if (!checkout) throw new Failure('usage: npm run drift -- CHECKOUT [--to TAG]');
  const tags = await git(checkout, 'tag', '--list', 'v*', '--sort=-version:refname');
  const to = values.to ?? tags[0];
  if (!to)
    throw new Failure(
      `${checkout} has no version tag: fetch its tags (git fetch --tags), or name one with --to.`,
    );
  const entries = await readEntries();
  const releases = new Set(entries.map(({verified}) => verified));
  for (const tag of [to, ...releases])
    if (!tags.includes(tag)) {
      const where = entries.find(({verified}) => verified === tag)?.file ?? '--to';
      throw new Failure(
        `${where}: the checkout has no tag "${tag}". Fetch its tags (git fetch --tags), or correct the tag.`,
      );
    }
  let count = 0;
  for (const release of releases) {
    const checked = entries.filter(({verified}) => verified === release);
    const changes = await changesSince(checkout, release, to, checked);
    changes.forEach(printChange);
    count += changes.length;
  }
  console.log(
    `${count} of ${entries.length} pages and operations have sources that changed up to ${to}.`,
  );
});
