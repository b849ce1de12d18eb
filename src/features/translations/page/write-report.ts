import {writeFile} from 'node:fs/promises';
import type {TranslationReport} from '../report.ts';
import {extractEnglish} from '../status/labels.ts';
import {translations} from '../status/files.ts';
import {statusOf} from '../status/status.ts';

/** At most this many open entries of an area are listed on the page. */
const listed = 50;

/** Computes the state of all translations for the page /translations (src/features/translations/page/plugin.ts). */
export async function writeTranslationStatus(): Promise<void> {
  await extractEnglish();
  const report: TranslationReport = {languages: []};
  for (const locale of translations) {
    const areas = (await statusOf(locale)).map(({area, total, current, missing, stale}) => ({
      area,
      total,
      current,
      open: [...missing, ...stale].slice(0, listed),
    }));
    report.languages.push({locale, areas});
  }
  await writeFile('i18n/status.json', JSON.stringify(report));
}
