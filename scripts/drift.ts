/**
 * Lists the pages and API operations whose sources in the product's repository changed since they were last checked.
 * usage: npm run drift -- CHECKOUT [--to TAG]
 * CHECKOUT is a clone of the product's repository, with or without a work tree. TAG is the release to compare with, the newest version tag
 * by default. Each page names its sources and the release it was checked against: `sources` and `verified` in the front matter of a page,
 * `x-sources` and `x-verified` in the file of an operation. An operation comes with the workflows that prove it. Exits with 1 when an entry names a path or tag that doesn't exist.
 */
import {readFile} from 'node:fs/promises';
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

interface Commit {
  subject: string;
  files: string[];
}

/** Entries of all English pages and operations that name their sources. */
async function readEntries(): Promise<Entry[]> {
  const pages = await glob([
    'docs/**/*.md',
    'blog/**/*.md',
    'changelog/*.md',
    'src/pages/*.{md,mdx}',
    'openapi/pages/*.mdx',
  ]);
  const operations = await glob('openapi/paths/**/*.yaml');
  const workflows = filesByOperation(await readWorkflowFiles());
  const fromPages = pages.map(async (file) => {
    const {sources, verified} = matter(await readFile(file, 'utf8'), {}).data as {
      sources?: string[];
      verified?: string;
    };
    return sources ? [{file, sources, verified: String(verified)}] : [];
  });
  const fromOperations = operations.map(async (file) => {
    const methods = Object.values(
      parse(await readFile(file, 'utf8')) as Record<string, Record<string, unknown>>,
    );
    return methods.flatMap((method) =>
      method['x-sources']
        ? [
            {
              file,
              sources: method['x-sources'] as string[],
              verified: String(method['x-verified']),
              workflows: workflows.get(String(method.operationId)),
            },
          ]
        : [],
    );
  });
  return (await Promise.all([...fromPages, ...fromOperations]))
    .flat()
    .sort((a, b) => a.file.localeCompare(b.file));
}

async function git(checkout: string, ...args: string[]): Promise<string> {
  const {code, output} = await run('git', ['-C', checkout, ...args]);
  if (code !== 0)
    throw new Failure(`git ${args[0]} failed in ${checkout}: ${output.trim().split('\n')[0]}`);
  return output;
}

/** Ends with a message that names the tag, where it is asked for, and what to do. */
async function requireTag(checkout: string, tag: string, where: string): Promise<void> {
  const {code} = await run('git', [
    '-C',
    checkout,
    'rev-parse',
    '--verify',
    '--quiet',
    `refs/tags/${tag}`,
  ]);
  if (code !== 0)
    throw new Failure(
      `${where}: the checkout has no tag "${tag}". Fetch its tags (git fetch --tags), or correct the tag.`,
    );
}

async function commitsBetween(checkout: string, from: string, to: string): Promise<Commit[]> {
  const log = await git(
    checkout,
    'log',
    '--no-merges',
    '--name-only',
    '--format=%x00%h %s',
    `${from}..${to}`,
  );
  return log
    .split('\0')
    .slice(1)
    .map((entry) => {
      const [subject = '', ...files] = entry.split('\n').filter(Boolean);
      return {subject, files};
    });
}

const isIn = (file: string, source: string): boolean =>
  file === source || file.startsWith(`${source.replace(/\/$/, '')}/`);

await script(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {to: {type: 'string'}},
  });
  const [checkout] = positionals;
  if (!checkout) throw new Failure('usage: npm run drift -- CHECKOUT [--to TAG]');
  await git(checkout, 'rev-parse', '--git-dir');
  const newest = (await git(checkout, 'tag', '--list', 'v*', '--sort=-version:refname')).split(
    '\n',
  )[0];
  const to = values.to ?? newest;
  if (!to)
    throw new Failure(
      `${checkout} has no version tag: fetch its tags (git fetch --tags), or name one with --to.`,
    );
  await requireTag(checkout, to, '--to');

  const entries = await readEntries();
  const releases = [...new Set(entries.map(({verified}) => verified))];
  const problems: string[] = [];
  let changed = 0;
  for (const verified of releases) {
    const ofRelease = entries.filter((entry) => entry.verified === verified);
    await requireTag(checkout, verified, ofRelease[0]!.file);
    const known = (await git(checkout, 'ls-tree', '-r', '--name-only', verified)).split('\n');
    const commits = await commitsBetween(checkout, verified, to);
    for (const {file, sources, workflows} of ofRelease) {
      for (const source of sources) {
        if (!known.some((path) => isIn(path, source)))
          problems.push(`${file}: ${source} doesn't exist at ${verified}. Correct the path.`);
      }
      const isSource = (path: string): boolean => sources.some((source) => isIn(path, source));
      const touching = commits.filter((commit) => commit.files.some(isSource));
      if (touching.length === 0) continue;
      changed += 1;
      console.log(`${file} (checked against ${verified})`);
      for (const path of new Set(
        touching.flatMap((commit) => commit.files.filter(isSource)).sort(),
      ))
        console.log(`  ${path}`);
      for (const {subject} of touching) console.log(`    ${subject}`);
      if (workflows) console.log(`  proven by ${workflows.join(', ')}`);
    }
  }
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  console.log(
    `${changed} of ${entries.length} pages and operations have sources that changed up to ${to}.`,
  );
});
