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

/** Copies an English page to its place in a language, or records that the translation there is up to date. */
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
    // Only the English page says what it was checked against.
    const content =
      action === 'stamp'
        ? await readFile(target, 'utf8')
        : english.replace(/^(sources:(?: .*|(?:\n {2}- .*)+)|verified: .*)\n/gm, '');
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, withHash(content, hashOf(english), target));
    console.log(`${action === 'stamp' ? 'recorded' : 'started'}: ${target}`);
  }
}

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
  const open = rows
    .filter(({current}) => all || !current)
    .map(({english, translated = ''}) => [english, translated] as const);
  await writeFile(file, `${JSON.stringify(Object.fromEntries(open), null, 1)}\n`);
  console.log(`${open.length} texts, ${new Map(open).size} different: ${file}`);
}

await script(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {all: {type: 'boolean'}},
  });
  const [action, ...rest] = positionals;
  const write = {labels: writeLabels, api: writeOverlay};
  if (action === 'prune') {
    await extractEnglish();
    for (const locale of translations)
      for (const writeTexts of Object.values(write)) await writeTexts(locale, new Map());
    console.log('Labels and API texts without English are gone.');
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
  else if (action === 'import') {
    const entries = Object.entries(
      JSON.parse(await readFile(file, 'utf8')) as Record<string, string>,
    ).filter(([, text]) => text.trim() !== '');
    await write[kind](locale, new Map(entries));
    console.log(`${entries.length} texts taken over into ${locale}`);
  } else throw new Failure(usage);
});
