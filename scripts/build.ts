/**
 * Builds the site into build/: a process of `docusaurus build` for each language, as many at a time as processors and memory allow.
 * Everything is made in build-next/ and replaces build/ at the end, so a failed build leaves the old one.
 * usage: tsx scripts/build.ts [--locale fr]… [--out build]
 */
import {rename, rm} from 'node:fs/promises';
import {availableParallelism, freemem} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {defaultLocale, locales as allLocales, type Locale} from '../src/config/locales.ts';
import {generateApiPages} from '../src/features/api-reference/generate.ts';
import {Failure, script, step} from '../src/node/report.ts';
import {bin, run} from '../src/node/run.ts';

const next = 'build-next';
const folderOf = (locale: Locale): string => `${next}-${locale}`;

/** Memory that the build of one language needs at most, in bytes. */
const memory = 2.5 * 1024 ** 3;

/** Warnings in Docusaurus' output, each with the lines that belong to it. */
const warningsIn = (output: string): string[] =>
  output
    .split(/^(?=\[[A-Z]+\])/m)
    .filter((message) => message.startsWith('[WARNING]'))
    .map((message) => message.trim());

/**
 * Builds one language.
 * @param threads number of threads that render pages; each one loads the whole site first
 * @returns warnings
 * @throws Failure with the builder's output
 */
async function buildLocale(locale: Locale, threads: number): Promise<string[]> {
  const env = {
    NODE_ENV: 'production',
    FORCE_COLOR: '0',
    DOCUSAURUS_SSG_WORKER_THREAD_COUNT: `${threads}`,
    // Builds that run at the same time must not share generated files.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus${locale === defaultLocale ? '' : `/${locale}`}`,
  };
  const args = ['build', '--locale', locale, '--out-dir', folderOf(locale)];
  const {code, output} = await run(bin('docusaurus'), args, {env});
  if (code === 0) return warningsIn(output);
  // Docusaurus' own message names the file or the page; what is below it only says where in Docusaurus it was thrown.
  const messages = output.replace(/^[ │]+at .*\n?/gm, '').trim();
  throw new Failure(
    `${messages}\n\nThe build of "${locale}" failed. "npm run check" names the line.`,
  );
}

/** Builds languages, each into its own folder, and prints their warnings. */
async function buildLocales(locales: Locale[]): Promise<void> {
  const parallel = Math.min(availableParallelism(), Math.floor(freemem() / memory));
  const slots = Math.max(1, Math.min(locales.length, parallel));
  const threads = Math.floor(availableParallelism() / slots);
  const waiting = [...locales];
  const work = async (): Promise<void> => {
    for (let locale = waiting.shift(); locale; locale = waiting.shift()) {
      const start = Date.now();
      const found = await buildLocale(locale, threads).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
      console.log(`  ${locale} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
      for (const warning of found) console.log(`    ${warning.replaceAll('\n', '\n    ')}`);
    }
  };
  const results = await Promise.allSettled(Array.from({length: slots}, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** The named locales, or all; the default locale comes first, because its folder contains the others. */
function chosenLocales(named: string[]): Locale[] {
  const unknown = named.filter((name) => !allLocales.some((locale) => locale === name));
  if (unknown.length > 0)
    throw new Failure(
      `Unknown locale ${unknown.join(', ')}: the site has ${allLocales.join(', ')}.`,
    );
  const chosen = allLocales.filter((locale) => named.length === 0 || named.includes(locale));
  return chosen.sort((a, b) => Number(b === defaultLocale) - Number(a === defaultLocale));
}

await script(async () => {
  const {values} = parseArgs({
    options: {
      locale: {type: 'string', multiple: true, default: []},
      out: {type: 'string', default: 'build'},
    },
  });
  const locales = chosenLocales(values.locale);
  const removeParts = (): Promise<void[]> =>
    Promise.all(
      [next, ...locales.map(folderOf)].map((folder) => rm(folder, {recursive: true, force: true})),
    );
  try {
    await removeParts();
    // Once for all languages: their builds would otherwise generate the same pages at the same time.
    await step('API pages', generateApiPages);
    await step(`Build ${locales.join(', ')}`, () => buildLocales(locales));
    // The folder of the default language is the site's root; each other one contains a folder with the name of the language.
    const [first, ...rest] = locales;
    await rename(folderOf(first!), next);
    for (const locale of rest)
      await rename(path.join(folderOf(locale), locale), path.join(next, locale));
    await rm(values.out, {recursive: true, force: true});
    await rename(next, values.out);
  } finally {
    await removeParts();
  }
  console.log(`\n✓ ${values.out}/ contains ${locales.join(', ')}`);
});
