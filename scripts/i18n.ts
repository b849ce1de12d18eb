/**
 * Starts, records, and reports translations.
 * usage: npm run i18n -- new LOCALE docs/page.md…        (copies English pages to their places in the language)
 *        npm run i18n -- stamp LOCALE docs/page.md…      (records that a translation is of the English as it is now)
 *        npm run i18n -- export labels|api LOCALE FILE.json [--all]
 *        npm run i18n -- import labels|api LOCALE FILE.json
 *        npm run i18n -- prune                           (deletes translated labels and API descriptions whose English is gone)
 *        npm run i18n:status [-- LOCALE] [-- --files] [-- --all] [-- --strict]
 * The exported file is a JSON object: each English text without a current translation (or with --all, each), with an empty translation or
 * the one that is stale.
 * The status lists what is missing, stale, or orphaned. Orphaned translations fail; of others, readers see a notice or the older text until
 * someone translates them, so they fail only with --strict. --files skips labels and API messages, which takes a second instead of a minute;
 * --all prints every entry instead of the first ten.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {apiTextsOf, writeOverlay} from '../src/features/translations/status/api-texts.ts';
import {
  filePairs,
  hashOf,
  translations,
  withHash,
  type Translation,
} from '../src/features/translations/status/files.ts';
import {extractEnglish, labelsOf, writeLabels} from '../src/features/translations/status/labels.ts';
import {fileStatus, statusOf} from '../src/features/translations/status/status.ts';
import {Failure, script} from '../src/node/report.ts';

interface Options {
  all?: boolean;
  files?: boolean;
  strict?: boolean;
}

const usage = `usage: npm run i18n -- new|stamp LOCALE docs/page.md… | export|import labels|api LOCALE FILE.json | prune`;

function translationOf(locale = ''): Translation {
  const found = translations.find((translation) => translation === locale);
  if (found) return found;
  throw new Failure(
    `"${locale}" is not a language of the translations: use ${translations.join(', ')}.`,
  );
}

/** @throws Failure for a page that isn't translated */
async function targetOf(locale: Translation, name: string): Promise<string> {
  const source = name.replace(/^\.\//, '');
  const pair = (await filePairs(locale)).find((one) => one.source === source);
  if (pair) return pair.target;
  throw new Failure(
    `${name} is not a page that is translated. Name a file of docs/, blog/, changelog/, src/pages/ or openapi/pages/.`,
  );
}

/** Copies English pages to their places in a language. @throws Failure for a copy that exists already */
async function start(locale: Translation, sources: string[]): Promise<void> {
  for (const source of sources) {
    const target = await targetOf(locale, source);
    if (existsSync(target))
      throw new Failure(
        `${target} exists already: edit it, then record it with "npm run i18n -- stamp".`,
      );
    const english = readFileSync(source, 'utf8');
    // Only the English page says what it was checked against.
    const copy = english.replace(/^(sources:(?: .*|(?:\n {2}- .*)+)|verified: .*)\n/gm, '');
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, withHash(copy, hashOf(english), target));
    console.log(`started: ${target}`);
  }
}

/** Records that translations are up to date. @throws Failure for one that doesn't exist */
async function stamp(locale: Translation, sources: string[]): Promise<void> {
  for (const source of sources) {
    const target = await targetOf(locale, source);
    if (!existsSync(target))
      throw new Failure(`${target} does not exist: start it with "npm run i18n -- new".`);
    const hash = hashOf(readFileSync(source, 'utf8'));
    writeFileSync(target, withHash(readFileSync(target, 'utf8'), hash, target));
    console.log(`recorded: ${target}`);
  }
}

/** What is translated, apart from files. */
const kinds = {
  labels: {
    read: async (locale: Translation) => (await labelsOf(locale)).labels,
    write: writeLabels,
  },
  api: {
    read: async (locale: Translation) =>
      (await apiTextsOf(locale)).texts.map(({text: english, ...rest}) => ({english, ...rest})),
    write: writeOverlay,
  },
};

/** Writes English messages and their translations to a file: those without a current translation, or all. */
async function exportTexts(
  kind: keyof typeof kinds,
  locale: Translation,
  file: string,
  all?: boolean,
): Promise<void> {
  const rows = (await kinds[kind].read(locale)).filter(({current}) => all || !current);
  const texts = rows.map(({english, translated = ''}) => [english, translated] as const);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(texts), null, 1)}\n`);
  console.log(`${texts.length} texts, ${new Map(texts).size} different: ${file}`);
}

/** Takes the translations of a file over; an empty one means that a message isn't translated yet. */
async function importTexts(
  kind: keyof typeof kinds,
  locale: Translation,
  file: string,
): Promise<void> {
  let texts: Record<string, string>;
  try {
    texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    throw new Failure(`${file} can't be read: ${(error as Error).message}`);
  }
  const translated = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  await kinds[kind].write(locale, new Map(translated));
  console.log(`${translated.length} texts taken over into ${locale}`);
}

/** Deletes the labels and API messages whose English is gone, in all languages. */
async function prune(): Promise<void> {
  await extractEnglish();
  for (const locale of translations)
    for (const {write} of Object.values(kinds)) await write(locale, new Map());
  console.log('Labels and API texts without English are gone.');
}

/** Prints what there is to do in some languages. @throws Failure for orphans, and if `strict` for anything to do */
async function printStatus(locales: Translation[], {all, files, strict}: Options): Promise<void> {
  if (!files) await extractEnglish();
  const counts = {missing: 0, stale: 0, orphaned: 0};
  for (const locale of locales) {
    console.log(`\n${locale}`);
    for (const {area, total, ...lists} of await (files ? fileStatus : statusOf)(locale)) {
      const current = total - lists.missing.length - lists.stale.length;
      console.log(`  ${area.padEnd(10)} ${String(current).padStart(5)} of ${total} current`);
      for (const word of ['missing', 'stale', 'orphaned'] as const) {
        const list = lists[word];
        const shown = all ? list : list.slice(0, 10);
        counts[word] += list.length;
        for (const entry of shown) console.log(`    ${word}: ${entry}`);
        if (list.length > shown.length)
          console.log(`    … and ${list.length - shown.length} more ${word}`);
      }
    }
  }
  if (counts.orphaned > 0)
    throw new Failure(
      `${counts.orphaned} translations are orphaned: their English is gone. Delete the files; "npm run i18n -- prune" drops labels and API texts.`,
    );
  const open = counts.missing + counts.stale;
  if (open === 0) return;
  const advice = `${open} translations are missing or stale. Pages: "npm run i18n -- new", or update them and run "npm run i18n -- stamp". Labels and API texts: "npm run i18n -- export labels|api LOCALE FILE.json", translate, then "import".`;
  if (strict) throw new Failure(advice);
  console.log(`\n⚠ ${advice}`);
}

await script(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {all: {type: 'boolean'}, files: {type: 'boolean'}, strict: {type: 'boolean'}},
  });
  const [action, ...rest] = positionals;
  if (action === 'status') {
    const named = rest.map(translationOf);
    await printStatus(named.length > 0 ? named : translations, values);
  } else if (action === 'prune') await prune();
  else if ((action === 'new' || action === 'stamp') && rest.length > 1)
    await (action === 'new' ? start : stamp)(translationOf(rest[0]), rest.slice(1));
  else {
    const [kind, locale, file] = rest;
    const isKnown = (action === 'export' || action === 'import') && file;
    if (!isKnown || (kind !== 'labels' && kind !== 'api')) throw new Failure(usage);
    if (kind === 'labels') await extractEnglish();
    if (action === 'export') await exportTexts(kind, translationOf(locale), file, values.all);
    else await importTexts(kind, translationOf(locale), file);
  }
});
