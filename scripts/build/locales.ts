import {fork} from 'node:child_process';
import {rename} from 'node:fs/promises';
import {availableParallelism, freemem} from 'node:os';
import path from 'node:path';
import type {Locale} from '../../src/config/locales.ts';
import type {FinishedLocale} from '../../src/plugins/publish/index.ts';
import {Failure} from '../../src/node/report.ts';
import {bin, run} from '../../src/node/run.ts';

/** Memory that the build of one locale needs at most, in bytes. */
const memory = 2.5 * 1024 ** 3;

/** Warnings in Docusaurus' output, each with the lines that belong to it. */
function warningsIn(output: string): string[] {
  return output
    .split(/^(?=\[[A-Z]+\])/m)
    .filter((message) => message.startsWith('[WARNING]'))
    .map((message) => message.trim());
}

/**
 * Builds one locale in a process of its own: five locales in one process need more than twice the memory.
 * @param threads number of threads that render pages; each one loads the whole site first
 * @returns warnings
 * @throws Failure with the builder's output
 */
async function buildLocale(locale: Locale, outDir: string, threads: number): Promise<string[]> {
  const env = {
    NODE_ENV: 'production',
    FORCE_COLOR: '0',
    DOCUSAURUS_SSG_WORKER_THREAD_COUNT: `${threads}`,
    // Builds that run at the same time must not share generated files.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${locale}`,
    // Modules that the patches of Docusaurus compiled don't fit a build without them.
    DOCUSAURUS_NO_PERSISTENT_CACHE: process.env.PATCHES ? 'true' : undefined,
  };
  const {code, output} = await run(
    bin('docusaurus'),
    ['build', '--locale', locale, '--out-dir', outDir],
    {env},
  );
  if (code === 0) return warningsIn(output);
  throw new Failure(
    `The build of "${locale}" failed. For broken links and anchors, "npm run check" names file and line.\n${output.trim()}`,
  );
}

/** Adds to a built locale what is made from its pages, in a process of its own, so that two locales use two processors. */
function finishLocale(dir: string, locale: Locale): Promise<FinishedLocale> {
  return new Promise((resolve, reject) => {
    const child = fork('scripts/build/finish.ts', [dir, locale], {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
    });
    child.on('message', (result) => resolve(result as FinishedLocale));
    child.on('error', reject);
    child.on('exit', (code) =>
      reject(
        new Failure(
          `The pages of "${locale}" could not be finished (exit code ${code}): see the message above.`,
        ),
      ),
    );
  });
}

/**
 * Builds locales and then finishes them, as many at a time as processors and memory allow, each in a folder of its own, and puts them
 * together.
 * @param site folder of the whole site, not there yet
 */
export async function buildLocales(locales: Locale[], site: string): Promise<FinishedLocale[]> {
  const slots = Math.max(
    1,
    Math.min(locales.length, availableParallelism(), Math.floor(freemem() / memory)),
  );
  const threads = Math.floor(availableParallelism() / slots);
  const folderOf = (locale: Locale): string => `${site}-${locale}`;
  const waiting = [...locales];
  const built: Locale[] = [];
  const finished: FinishedLocale[] = [];
  const localesByWarning = new Map<string, Locale[]>();
  const build = async (locale: Locale): Promise<void> => {
    const warnings = await buildLocale(locale, folderOf(locale), threads);
    for (const warning of warnings)
      localesByWarning.set(warning, [...(localesByWarning.get(warning) ?? []), locale]);
    built.push(locale);
  };
  const finish = async (locale: Locale): Promise<void> =>
    void finished.push(await finishLocale(folderOf(locale), locale));
  /** The next task. Builds come first: they take longer, and the short tasks at the end keep all processors busy. */
  const nextTask = (): [string, () => Promise<void>] | undefined => {
    const next = waiting.shift();
    if (next) return [`${next} built`, () => build(next)];
    const last = built.shift();
    return last && [`${last} finished`, () => finish(last)];
  };
  const work = async (): Promise<void> => {
    for (let task = nextTask(); task; task = nextTask()) {
      const [name, run] = task;
      const start = Date.now();
      await run().catch((error: unknown) => {
        waiting.length = built.length = 0;
        throw error;
      });
      console.log(`  ${name} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
    }
  };
  const results = await Promise.allSettled(Array.from({length: slots}, work));
  for (const [warning, where] of localesByWarning)
    console.log(`  ${where.join(', ')}: ${warning.replaceAll('\n', '\n    ')}`);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  // The folder of the default locale holds the site's root; each other one holds a folder named like the locale.
  const [first, ...rest] = locales;
  await rename(folderOf(first!), site);
  for (const locale of rest)
    await rename(path.join(folderOf(locale), locale), path.join(site, locale));
  return finished.sort((a, b) => locales.indexOf(a.locale) - locales.indexOf(b.locale));
}
