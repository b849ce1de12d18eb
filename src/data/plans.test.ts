import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {translations} from '@site/src/features/translations/files';
import {checksAMonth, limits, monitorsThatFit} from '@site/src/data/plans';

it('says how many monitors fit', () => {
  expect(checksAMonth).toBe(44_640);
  expect(monitorsThatFit(100_000)).toBe(2);
  expect(monitorsThatFit(20_000_000)).toBe(448);
});

const pages = [
  'docs',
  ...translations.map((locale) => `i18n/${locale}/docusaurus-plugin-content-docs/current`),
]
  .map((folder) => `${folder}/workspace/limits.md`)
  .filter((file) => existsSync(file));

it.each(pages)('are the limits that %s states', (file) => {
  const [, section = ''] = readFileSync(file, 'utf8').split('{/* #plans */}');
  const table = section.match(/^\|.*$/gm)!.slice(2, 8);
  // Digits alone, because each language groups them in its own way; a word means that there is no limit.
  const stated = table.map((row) =>
    row
      .split('|')
      .slice(2, -1)
      .map((cell) => Number(cell.replace(/\D/g, '')) || null),
  );
  expect(stated).toEqual(Object.values(limits).map(({free, pro, team}) => [free, pro, team]));
});
