/**
 * Hands out the labels or API texts that a language lacks, and takes them back translated.
 * usage: tsx scripts/i18n/texts.ts export labels|api LOCALE FILE.json [--all]
 *        tsx scripts/i18n/texts.ts import labels|api LOCALE FILE.json
 *        tsx scripts/i18n/texts.ts prune
 * prune drops the labels and API texts of all languages whose English is gone. The file is a JSON object: English text → translation (empty where it is missing). Each English text stands once.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {Failure, script} from '../../src/node/report.ts';
import {apiTextsOf, writeOverlay} from '../../src/features/translations/status/api-texts.ts';
import {
  extractEnglish,
  labelsOf,
  writeLabels,
} from '../../src/features/translations/status/labels.ts';
import {translations, type Translation} from '../../src/features/translations/status/files.ts';

await script(async () => {
  const [action, kind, locale, file] = process.argv.slice(2);
  if (action === 'prune') {
    await extractEnglish();
    for (const language of translations) {
      await writeLabels(language, new Map());
      await writeOverlay(language, new Map());
    }
    console.log('Labels and API texts without English are gone.');
    return;
  }
  const valid =
    ['export', 'import'].includes(action ?? '') && ['labels', 'api'].includes(kind ?? '') && file;
  if (!valid || !translations.includes(locale as Translation)) {
    throw new Failure(
      `usage: npm run i18n:texts -- export|import labels|api ${translations.join('|')} FILE.json, or npm run i18n:prune`,
    );
  }
  const language = locale as Translation;
  if (kind === 'labels') await extractEnglish();
  if (action === 'export') {
    const all = process.argv.includes('--all');
    const rows =
      kind === 'labels'
        ? (await labelsOf(language)).labels.map(({english, translated, current}) => ({
            english,
            translated,
            current,
          }))
        : (await apiTextsOf(language)).texts.map(({text, translated, current}) => ({
            english: text,
            translated,
            current,
          }));
    const open = rows.filter(({current}) => all || !current);
    await writeFile(
      file,
      `${JSON.stringify(Object.fromEntries(open.map(({english, translated}) => [english, translated ?? ''])), null, 1)}\n`,
    );
    console.log(
      `${open.length} texts, ${new Set(open.map(({english}) => english)).size} different: ${file}`,
    );
    return;
  }
  const entries = Object.entries(
    JSON.parse(await readFile(file, 'utf8')) as Record<string, string>,
  ).filter(([, text]) => text.trim() !== '');
  const texts = new Map(entries);
  if (kind === 'labels') await writeLabels(language, texts);
  else await writeOverlay(language, texts);
  console.log(`${texts.size} texts taken over into ${language}`);
});
