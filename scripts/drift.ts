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
  const pages = await glob([
    'docs/**/*.md',
    'blog/**/*.md',
    'changelog/*.md',
    'src/pages/*.{md,mdx}',
    'openapi/pages/*.mdx',
  ]);
  const operations = await glob('openapi/paths/**/*.yaml');
  const workflows = filesByOperation(await readWorkflowFiles());
  const entries = await Promise.all(
    [...pages, ...operations].map(async (file): Promise<Entry[]> => {
      const text = await readFile(file, 'utf8');
      if (!file.endsWith('.yaml')) {
        const {sources, verified} = matter(text, {}).data as {
          sources?: string[];
          verified?: string;
        };
        return sources ? [{file, sources, verified: String(verified)}] : [];
      }
      return Object.values(parse(text) as Record<string, Described>).flatMap((method) => {
        const {'x-sources': sources, 'x-verified': verified, operationId} = method;
        return sources
          ? [{file, sources, verified: String(verified), workflows: workflows.get(operationId!)}]
          : [];
      });
    }),
  );
  return entries.flat().sort((a, b) => a.file.localeCompare(b.file));
}

/** Output of a Git command in the clone. @throws Failure with the message of Git */
async function git(checkout: string, args: string[]): Promise<string> {
  const {code, output} = await run('git', ['-C', checkout, ...args]);
  if (code === 0) return output;
  throw new Failure(`git ${args[0]} failed in ${checkout}: ${output.trim().split('\n')[0]}`);
}

/** Whether the clone has a tag, or a file or folder at a tag (`v1.0.0:src/a.ts`). */
const exists = async (checkout: string, object: string): Promise<boolean> =>
  (await run('git', ['-C', checkout, 'rev-parse', '--verify', '--quiet', object])).code === 0;

/** @throws Failure that names the tag, where it is asked for, and what to do */
async function requireTag(checkout: string, tag: string, where: string): Promise<void> {
  if (await exists(checkout, `refs/tags/${tag}`)) return;
  throw new Failure(
    `${where}: the checkout has no tag "${tag}". Fetch its tags (git fetch --tags), or correct the tag.`,
  );
}

/** Commits that changed the sources of an entry, each with those that it changed. */
async function commitsOf(checkout: string, entry: Entry, to: string): Promise<Commit[]> {
  const range = `${entry.verified}..${to}`;
  const format = ['--no-merges', '--name-only', '--format=%x00%h %s'];
  const log = await git(checkout, ['log', ...format, range, '--', ...entry.sources]);
  return log
    .split('\0')
    .slice(1)
    .map((text) => {
      const [subject = '', ...files] = text.split('\n').filter(Boolean);
      return {subject, files};
    });
}

await script(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {to: {type: 'string'}},
  });
  const [checkout] = positionals;
  if (!checkout) throw new Failure('usage: npm run drift -- CHECKOUT [--to TAG]');
  const tags = await git(checkout, ['tag', '--list', 'v*', '--sort=-version:refname']);
  const to = values.to ?? tags.split('\n')[0];
  if (!to)
    throw new Failure(
      `${checkout} has no version tag: fetch its tags (git fetch --tags), or name one with --to.`,
    );
  await requireTag(checkout, to, '--to');

  const entries = await readEntries();
  const problems: string[] = [];
  let changed = 0;
  for (const entry of entries) {
    const {file, sources, verified, workflows} = entry;
    await requireTag(checkout, verified, file);
    for (const source of sources)
      if (!(await exists(checkout, `${verified}:${source.replace(/\/$/, '')}`)))
        problems.push(`${file}: ${source} doesn't exist at ${verified}. Correct the path.`);
    const commits = await commitsOf(checkout, entry, to);
    if (commits.length === 0) continue;
    changed += 1;
    console.log(`${file} (checked against ${verified})`);
    for (const name of new Set(commits.flatMap(({files}) => files).sort()))
      console.log(`  ${name}`);
    for (const {subject} of commits) console.log(`    ${subject}`);
    if (workflows) console.log(`  proven by ${workflows.join(', ')}`);
  }
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  console.log(
    `${changed} of ${entries.length} pages and operations have sources that changed up to ${to}.`,
  );
});
