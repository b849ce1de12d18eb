import {writeFile} from 'node:fs/promises';
import type {TranslationReport} from '../../src/lib/translation-status.ts';
import {extractEnglish} from '../i18n/labels.ts';
import {translations} from '../i18n/files.ts';
import {statusOf} from '../i18n/status.ts';

/** At most this many open entries of an area are listed on the page. */
const listed = 50;

/** Computes the state of all translations for the page /translations (src/plugins/translation-status). */
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
