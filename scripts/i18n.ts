/**
 * Starts, records, and reports translations.
 * usage: npm run i18n -- stamp LOCALE docs/page.md…      (records that a translation is of the English as it is now)
 *        npm run i18n -- export labels|api LOCALE FILE.json
 *        npm run i18n -- import labels|api LOCALE FILE.json
 *        npm run i18n:status [-- LOCALE] [-- --files] [-- --strict]
 * A page without a translation gets a copy of the English, to be translated. The exported file is a JSON object: each English text without a
 * current translation, with an empty translation or the one that is stale. An import also deletes what lost its English.
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

function translationOf(locale = ''): Translation {
  const found = translations.find((translation) => translation === locale);
  if (found) return found;
  throw new Failure(
    `"${locale}" is not a language of the translations: use ${translations.join(', ')}.`,
  );
}

/** Records that the translations of English pages are up to date, and starts those that don't exist. */
async function stamp(locale: Translation, names: string[]): Promise<void> {
  const rows = (await filesOf(locale)).flatMap((area) => area.rows);
  for (const name of names) {
    const source = path.posix.normalize(name);
    const target = rows.find((row) => row.source === source)?.id;
    if (!target)
      throw new Failure(
        `${name} is not a page that is translated. Name a file of docs/, blog/, changelog/, src/pages/ or openapi/pages/.`,
      );
    const english = readFileSync(source, 'utf8');
    const isNew = !existsSync(target);
    // Only the English page says what it was checked against.
    const text = isNew
      ? english.replace(/^(sources:(?: .*|(?:\n {2}- .*)+)|verified: .*)\n/gm, '')
      : readFileSync(target, 'utf8');
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, withHash(text, hashOf(english), target));
    console.log(`${isNew ? 'started, now translate it' : 'recorded'}: ${target}`);
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
      `${orphaned} translations are orphaned: their English is gone. Delete the files; "npm run i18n -- import labels|api LOCALE FILE.json" deletes labels and API texts, also with a file that has only {}.`,
    );
  if (open === 0) return;
  const advice = `${open} translations are missing or stale. Pages: start or update them, and run "npm run i18n -- stamp". Labels and API texts: "npm run i18n -- export labels|api LOCALE FILE.json", translate, then "import".`;
  if (strict) throw new Failure(advice);
  console.log(`\n⚠ ${advice}`);
}

await script(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {files: {type: 'boolean'}, strict: {type: 'boolean'}},
  });
  const [action, ...rest] = positionals;
  const [first, second, ...others] = rest;
  if (action === 'status')
    return printStatus(rest.length > 0 ? rest.map(translationOf) : translations, values);
  if (action === 'stamp' && second) return stamp(translationOf(first), [second, ...others]);
  const isExport = action === 'export';
  const isKind = first === 'labels' || first === 'api';
  if ((!isExport && action !== 'import') || !isKind || !others[0])
    throw new Failure(
      'usage: npm run i18n -- stamp LOCALE docs/page.md… | export|import labels|api LOCALE FILE.json',
    );
  if (first === 'labels') await extractEnglish();
  return (isExport ? exportTexts : importTexts)(first, translationOf(second), others[0]);
});
