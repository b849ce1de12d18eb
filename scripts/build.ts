/**
 * Builds the site into build/: a process of `docusaurus build` for each language, two at a time. Everything is made in build-next/ and
 * replaces build/ at the end, so a failed build leaves the old one.
 * usage: tsx scripts/build.ts [--locale fr]… [--out build]
 */
import {rename, rm} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {defaultLocale, locales as allLocales, type Locale} from '../src/config/locales.ts';
import {generateApiPages} from '../src/features/api-reference/generate.ts';
import {Failure, script} from '../src/node/report.ts';
import {bin, run} from '../src/node/run.ts';

const next = 'build-next';
const folderOf = (locale: Locale): string => `${next}-${locale}`;

/** Builds of languages that run at the same time. */
const parallel = 2;

/**
 * Builds one language into its own folder, and prints its warnings.
 * @throws Failure with the builder's output
 */
async function buildLocale(locale: Locale): Promise<void> {
  const env = {
    NODE_ENV: 'production',
    FORCE_COLOR: '0',
    // Threads that render pages; each one loads the whole site first.
    DOCUSAURUS_SSG_WORKER_THREAD_COUNT: `${Math.ceil(availableParallelism() / parallel)}`,
    // Builds that run at the same time must not share generated files.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus${locale === defaultLocale ? '' : `/${locale}`}`,
  };
  const args = ['build', '--locale', locale, '--out-dir', folderOf(locale)];
  const {code, output} = await run(bin('docusaurus'), args, {env});
  if (code !== 0) {
    // Docusaurus' own message names the file or the page; what is below it only says where in Docusaurus it was thrown.
    const messages = output.replace(/^[ │]+at .*\n?/gm, '').trim();
    throw new Failure(
      `${messages}\n\nThe build of "${locale}" failed. "npm run check" names the line.`,
    );
  }
  const messages = output.split(/^(?=\[[A-Z]+\])/m);
  console.log(`  ${locale}`);
  for (const message of messages.filter((text) => text.startsWith('[WARNING]')))
    console.log(`    ${message.trim().replaceAll('\n', '\n    ')}`);
}

/** Builds languages. After a failure, none is begun any more. */
async function buildLocales(locales: Locale[]): Promise<void> {
  const waiting = [...locales];
  const work = async (): Promise<void> => {
    for (let locale = waiting.shift(); locale; locale = waiting.shift())
      await buildLocale(locale).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
  };
  const results = await Promise.allSettled(Array.from({length: parallel}, work));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

await script(async () => {
  const {values} = parseArgs({
    options: {
      locale: {type: 'string', multiple: true, default: []},
      out: {type: 'string', default: 'build'},
    },
  });
  const names: readonly string[] = allLocales;
  const unknown = values.locale.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Failure(`Unknown locale ${unknown.join(', ')}: the site has ${names.join(', ')}.`);
  // The default language comes first: its folder is the site's root. Each other one contains a folder with the name of the language.
  const chosen = allLocales.filter((name) => !values.locale.length || values.locale.includes(name));
  const [first, ...rest] = chosen;
  const removeParts = async (): Promise<void> => {
    for (const folder of [next, ...chosen.map(folderOf)])
      await rm(folder, {recursive: true, force: true});
  };
  try {
    await removeParts();
    // Once for all languages: their builds would otherwise generate the same pages at the same time.
    await generateApiPages();
    console.log(`▸ Build ${chosen.join(', ')}`);
    await buildLocales(chosen);
    await rename(folderOf(first!), next);
    for (const locale of rest)
      await rename(path.join(folderOf(locale), locale), path.join(next, locale));
    await rm(values.out, {recursive: true, force: true});
    await rename(next, values.out);
  } finally {
    await removeParts();
  }
  console.log(`\n✓ ${values.out}/ contains ${chosen.join(', ')}`);
});
