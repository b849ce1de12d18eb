/**
 * Prints for each language what is missing, stale, orphaned or identical to the English. Orphaned translations fail; missing and
 * stale ones are warnings, because readers see a notice (or the older text) until someone translates them.
 * usage: npm run i18n:status [-- fr] [-- --all] [-- --files] [-- --strict]
 * --all prints every entry instead of the first ten; --files skips labels and the API description, which takes a second instead of a
 * minute; --strict fails on missing and stale translations too
 */
import {Failure, script} from '../../src/node/report.ts';
import {extractEnglish} from '../../src/features/translations/status/labels.ts';
import {translations} from '../../src/features/translations/status/files.ts';
import {fileStatus, statusOf} from '../../src/features/translations/status/status.ts';

/** Share of current translations in percent, rounded down so that 100 means all. */
const percentOf = (current: number, total: number): number =>
  total === 0 ? 100 : Math.floor((current / total) * 100);

await script(async () => {
  const all = process.argv.includes('--all');
  const unknown = process.argv
    .slice(2)
    .find((arg) => !arg.startsWith('--') && !translations.some((locale) => locale === arg));
  if (unknown)
    throw new Failure(
      `"${unknown}" is not a language of the translations: use ${translations.join(', ')}.`,
    );
  const named = translations.filter((locale) => process.argv.includes(locale));
  const filesOnly = process.argv.includes('--files');
  const strict = process.argv.includes('--strict');
  if (!filesOnly) await extractEnglish();
  const open = {pages: 0, labels: 0, api: 0};
  let orphans = 0;
  for (const locale of named.length > 0 ? named : translations) {
    console.log(`\n${locale}`);
    for (const {area, total, current, missing, stale, orphaned, identical} of await (
      filesOnly ? fileStatus : statusOf
    )(locale)) {
      console.log(
        `  ${area.padEnd(10)} ${String(current).padStart(5)} of ${total} current (${percentOf(current, total)} %), ${identical.length} identical`,
      );
      for (const [word, list] of [
        ['missing', missing],
        ['stale', stale],
        ['orphaned', orphaned],
      ] as const) {
        if (word === 'orphaned') orphans += list.length;
        else open[area === 'labels' || area === 'api' ? area : 'pages'] += list.length;
        for (const entry of all ? list : list.slice(0, 10)) console.log(`    ${word}: ${entry}`);
        if (!all && list.length > 10) console.log(`    … and ${list.length - 10} more ${word}`);
      }
    }
  }
  const [example = 'fr'] = named;
  const steps = [
    open.pages > 0
      ? 'Pages: start missing ones with "npm run i18n -- new", update stale ones and run "npm run i18n -- stamp".'
      : '',
    ...(['labels', 'api'] as const).map((kind) =>
      open[kind] > 0
        ? `${kind === 'api' ? 'API texts' : 'Labels'}: "npm run i18n -- export ${kind} ${example} ${kind}.json", translate, then "import" in place of "export".`
        : '',
    ),
  ].filter(Boolean);
  const count = open.pages + open.labels + open.api;
  const advice = [`${count} translations are missing or stale.`, ...steps].join('\n  ');
  if (orphans > 0)
    throw new Failure(
      `${orphans} translations are orphaned: their English is gone. Delete the files; "npm run i18n -- prune" drops labels and API texts.`,
    );
  if (count > 0 && strict) throw new Failure(advice);
  if (count > 0) console.log(`\n⚠ ${advice}`);
});
