/**
 * Starts, records, and reports translations.
 * usage: npm run i18n -- new LOCALE docs/page.md…        (copies English pages to their places in the language)
 *        npm run i18n -- stamp LOCALE docs/page.md…      (records that a translation is of the English as it is now)
 *        npm run i18n -- export labels|api LOCALE FILE.json
 *        npm run i18n -- import labels|api LOCALE FILE.json
 *        npm run i18n -- prune                           (deletes translated labels and API descriptions whose English is gone)
 *        npm run i18n:status [-- LOCALE] [-- --files] [-- --strict]
 * The exported file is a JSON object: each English text without a current translation, with an empty translation or the one that is stale.
 * The status lists what is missing, stale, or orphaned. Orphaned translations fail; of others, readers see a notice or the older text until
 * someone translates them, so they fail only with --strict. With --files, it lists files only, which takes a second and not a minute.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {apiTextsOf, writeOverlay} from '../src/features/translations/status/api-texts.ts';
import {
  filesOf,
  hashOf,
  translations,
  withHash,
  type Area,
  type Translation,
} from '../src/features/translations/files.ts';
import {extractEnglish, labelsOf, writeLabels} from '../src/features/translations/status/labels.ts';
import {Failure, script} from '../src/node/report.ts';

interface Options {
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

/** The translated files of English pages, which may not exist. @throws Failure for a page that isn't translated */
async function targetsOf(locale: Translation, names: string[]) {
  const rows = (await filesOf(locale)).flatMap((area) => area.rows);
  return names.map((name) => {
    const source = name.replace(/^\.\//, '');
    const row = rows.find((one) => one.source === source);
    if (row) return {source, target: row.id};
    throw new Failure(
      `${name} is not a page that is translated. Name a file of docs/, blog/, changelog/, src/pages/ or openapi/pages/.`,
    );
  });
}

/** Copies English pages to their places in a language. @throws Failure for a copy that exists already */
async function start(locale: Translation, names: string[]): Promise<void> {
  for (const {source, target} of await targetsOf(locale, names)) {
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
async function stamp(locale: Translation, names: string[]): Promise<void> {
  for (const {source, target} of await targetsOf(locale, names)) {
    if (!existsSync(target))
      throw new Failure(`${target} does not exist: start it with "npm run i18n -- new".`);
    const hash = hashOf(readFileSync(source, 'utf8'));
    writeFileSync(target, withHash(readFileSync(target, 'utf8'), hash, target));
    console.log(`recorded: ${target}`);
  }
}

/** What is translated, apart from files. */
const kinds = {
  labels: {read: labelsOf, write: writeLabels},
  api: {read: apiTextsOf, write: writeOverlay},
};
type Kind = keyof typeof kinds;

/** Writes English messages without a current translation to a file, with their old translations. */
async function exportTexts(kind: Kind, locale: Translation, file: string): Promise<void> {
  const {rows} = await kinds[kind].read(locale);
  const open = rows.filter(({current}) => !current);
  const texts = Object.fromEntries(open.map(({english, translated = ''}) => [english, translated]));
  writeFileSync(file, `${JSON.stringify(texts, null, 1)}\n`);
  console.log(`${open.length} texts, ${Object.keys(texts).length} different: ${file}`);
}

/** Takes the translations of a file over; an empty one means that a message isn't translated yet. */
async function importTexts(kind: Kind, locale: Translation, file: string): Promise<void> {
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

/** Prints how much of an area is current, and what isn't. @returns how many translations are missing or stale */
function printArea({area, rows, orphaned}: Area): number {
  const open = rows.filter(({current}) => !current);
  const current = String(rows.length - open.length).padStart(5);
  console.log(`  ${area.padEnd(10)} ${current} of ${rows.length} current`);
  for (const {id, translated} of open)
    console.log(`    ${translated === undefined ? 'missing' : 'stale'}: ${id}`);
  for (const id of orphaned) console.log(`    orphaned: ${id}`);
  return open.length;
}

/** Prints what there is to do in some languages. @throws Failure for orphans, and if `strict` for anything to do */
async function printStatus(locales: Translation[], {files, strict}: Options): Promise<void> {
  if (!files) await extractEnglish();
  let [orphaned, open] = [0, 0];
  for (const locale of locales) {
    console.log(`\n${locale}`);
    const texts = files ? [] : [await labelsOf(locale), await apiTextsOf(locale)];
    for (const area of [...(await filesOf(locale)), ...texts]) {
      open += printArea(area);
      orphaned += area.orphaned.length;
    }
  }
  if (orphaned > 0)
    throw new Failure(
      `${orphaned} translations are orphaned: their English is gone. Delete the files; "npm run i18n -- prune" drops labels and API texts.`,
    );
  if (open === 0) return;
  const advice = `${open} translations are missing or stale. Pages: "npm run i18n -- new", or update them and run "npm run i18n -- stamp". Labels and API texts: "npm run i18n -- export labels|api LOCALE FILE.json", translate, then "import".`;
  if (strict) throw new Failure(advice);
  console.log(`\n⚠ ${advice}`);
}

/** @throws Failure with the usage for arguments that no action takes */
async function runAction([action, ...rest]: string[], options: Options): Promise<void> {
  if (action === 'status')
    return printStatus(rest.length > 0 ? rest.map(translationOf) : translations, options);
  if (action === 'prune') return prune();
  if (action === 'new' || action === 'stamp') {
    const [locale, ...pages] = rest;
    if (pages.length > 0) return (action === 'new' ? start : stamp)(translationOf(locale), pages);
  }
  if (action === 'export' || action === 'import') {
    const [kind, locale, file] = rest;
    if (file && (kind === 'labels' || kind === 'api')) {
      if (kind === 'labels') await extractEnglish();
      const work = action === 'export' ? exportTexts : importTexts;
      return work(kind, translationOf(locale), file);
    }
  }
  throw new Failure(usage);
}

await script(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {files: {type: 'boolean'}, strict: {type: 'boolean'}},
  });
  await runAction(positionals, values);
});
