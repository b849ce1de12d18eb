/**
 * Starts and records translations.
 * usage: npm run i18n -- new LOCALE docs/page.md…        (copies English pages to their places in the language)
 *        npm run i18n -- stamp LOCALE docs/page.md…      (records that a translation is of the English as it is now)
 *        npm run i18n -- export labels|api LOCALE FILE.json [--all]
 *        npm run i18n -- import labels|api LOCALE FILE.json
 *        npm run i18n -- prune                           (deletes translated labels and API descriptions whose English is gone)
 * The exported file is a JSON object: each English text without a current translation, with an empty translation or the one that is stale.
 */
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {apiTextsOf, writeOverlay} from '../../src/features/translations/status/api-texts.ts';
import {
  filePairs,
  hashOf,
  translations,
  withHash,
  type Translation,
} from '../../src/features/translations/status/files.ts';
import {
  extractEnglish,
  labelsOf,
  writeLabels,
} from '../../src/features/translations/status/labels.ts';
import {Failure, script} from '../../src/node/report.ts';

const usage = `usage: npm run i18n -- new|stamp ${translations.join('|')} docs/page.md… | export|import labels|api LOCALE FILE.json | prune`;

const isTranslation = (locale?: string): locale is Translation =>
  (translations as readonly string[]).includes(locale ?? '');

/**
 * Copies English pages to their places in a language, or records that the translations there are up to date.
 * @throws Failure for a page that isn't translated, a copy that exists already, and a translation that doesn't exist
 */
async function startOrStamp(
  action: 'new' | 'stamp',
  locale: Translation,
  sources: string[],
): Promise<void> {
  const pairs = await filePairs(locale);
  for (const name of sources) {
    const pair = pairs.find(({source}) => source === name.replace(/^\.\//, ''));
    if (!pair)
      throw new Failure(
        `${name} is not a page that is translated. Name a file of docs/, blog/, changelog/, src/pages/ or openapi/pages/.`,
      );
    const {source, target} = pair;
    if (action === 'new' && existsSync(target))
      throw new Failure(
        `${target} exists already: edit it, then record it with "npm run i18n -- stamp".`,
      );
    if (action === 'stamp' && !existsSync(target))
      throw new Failure(`${target} does not exist: start it with "npm run i18n -- new".`);
    const english = await readFile(source, 'utf8');
    // Only the English page says what it was checked against: a copy is made without `sources` and `verified`.
    const content =
      action === 'stamp'
        ? await readFile(target, 'utf8')
        : english.replace(/^(sources:(?: .*|(?:\n {2}- .*)+)|verified: .*)\n/gm, '');
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, withHash(content, hashOf(english), target));
    console.log(`${action === 'stamp' ? 'recorded' : 'started'}: ${target}`);
  }
}

/** Writes English messages and their translations to a file: those without a current translation, or all. */
async function exportTexts(
  kind: 'labels' | 'api',
  locale: Translation,
  file: string,
  all = false,
): Promise<void> {
  const rows =
    kind === 'labels'
      ? (await labelsOf(locale)).labels
      : (await apiTextsOf(locale)).texts.map((text) => ({...text, english: text.text}));
  const exported = rows
    .filter(({current}) => all || !current)
    .map(({english, translated = ''}) => [english, translated] as const);
  await writeFile(file, `${JSON.stringify(Object.fromEntries(exported), null, 1)}\n`);
  console.log(`${exported.length} texts, ${new Map(exported).size} different: ${file}`);
}

const writers = {labels: writeLabels, api: writeOverlay};

/**
 * Takes the translations of a file over; an empty one means that a message isn't translated yet.
 * @throws Failure if the file isn't valid JSON
 */
async function importTexts(
  kind: 'labels' | 'api',
  locale: Translation,
  file: string,
): Promise<void> {
  const json = await readFile(file, 'utf8');
  let texts: Record<string, string>;
  try {
    texts = JSON.parse(json) as Record<string, string>;
  } catch (error) {
    throw new Failure(`${file} isn't valid JSON: ${(error as Error).message}`);
  }
  const translated = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  await writers[kind](locale, new Map(translated));
  console.log(`${translated.length} texts taken over into ${locale}`);
}

/** Deletes the labels and API messages whose English is gone, in all languages. */
async function prune(): Promise<void> {
  await extractEnglish();
  for (const locale of translations)
    for (const writeTexts of Object.values(writers)) await writeTexts(locale, new Map());
  console.log('Labels and API texts without English are gone.');
}

await script(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {all: {type: 'boolean'}},
  });
  const [action, ...rest] = positionals;
  if (action === 'prune') {
    await prune();
    return;
  }
  if (action === 'new' || action === 'stamp') {
    const [locale, ...sources] = rest;
    if (!isTranslation(locale) || sources.length === 0) throw new Failure(usage);
    await startOrStamp(action, locale, sources);
    return;
  }
  const [kind, locale, file] = rest;
  if ((kind !== 'labels' && kind !== 'api') || !isTranslation(locale) || !file)
    throw new Failure(usage);
  if (kind === 'labels') await extractEnglish();
  if (action === 'export') await exportTexts(kind, locale, file, values.all);
  else if (action === 'import') await importTexts(kind, locale, file);
  else throw new Failure(usage);
});
