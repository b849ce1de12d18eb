/**
 * Prints for each language what is missing, stale, orphaned or identical to the English; fails on the first three.
 * usage: npm run i18n:status [-- fr] [-- --all] [-- --files]
 * --all prints every entry instead of the first ten; --files leaves out labels and API texts, which takes a second instead of a
 * minute
 */
import {Failure, script} from '../lib/report.ts';
import {extractEnglish} from './labels.ts';
import {translations} from './files.ts';
import {fileStatus, statusOf} from './status.ts';

await script(async () => {
  const all = process.argv.includes('--all');
  const named = translations.filter((locale) => process.argv.includes(locale));
  const filesOnly = process.argv.includes('--files');
  if (!filesOnly) await extractEnglish();
  let open = 0;
  for (const locale of named.length > 0 ? named : translations) {
    console.log(`\n${locale}`);
    for (const {area, total, current, missing, stale, orphaned, identical} of await (filesOnly ? fileStatus : statusOf)(locale)) {
      const percent = total === 0 ? 100 : Math.floor((current / total) * 100);
      console.log(`  ${area.padEnd(10)} ${String(current).padStart(5)} of ${total} current (${percent} %), ${identical.length} identical`);
      for (const [word, list] of [['missing', missing], ['stale', stale], ['orphaned', orphaned]] as const) {
        open += list.length;
        for (const entry of all ? list : list.slice(0, 10)) console.log(`    ${word}: ${entry}`);
        if (!all && list.length > 10) console.log(`    … and ${list.length - 10} more ${word}`);
      }
    }
  }
  if (open > 0) throw new Failure(`${open} translations are missing, stale or orphaned. Bring them up to date, then record them with "npm run i18n:stamp".`);
});
