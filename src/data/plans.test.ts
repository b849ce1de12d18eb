import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {translations} from '@site/src/features/translations/files';
import {
  checksAMonth,
  fixedLimits,
  monitorsThatFit,
  monthlyLimits,
  plans,
  type LimitId,
} from '@site/src/data/plans';

describe('the plans', () => {
  it('never shrink from one to the next', () => {
    const cloud = plans.filter(({id}) => id !== 'self');
    for (const limit of [...fixedLimits, ...monthlyLimits]) {
      const values = cloud.map(({limits}) => limits[limit] ?? Infinity);
      expect(values, limit).toEqual([...values].sort((a, b) => a - b));
    }
  });

  it('say how many monitors fit', () => {
    expect(checksAMonth).toBe(44_640);
    expect(monitorsThatFit(100_000)).toBe(2);
    expect(monitorsThatFit(20_000_000)).toBe(448);
    expect(monitorsThatFit(1_000_000)).toBe(22);
  });
});

/** Limits in the order of the rows in the documentation. */
const rows: LimitId[] = [
  'websites',
  'websiteEvents',
  'monitorExecutions',
  'surveys',
  'feedChannels',
  'feedEvents',
];

const pages = [
  'docs',
  ...translations.map((locale) => `i18n/${locale}/docusaurus-plugin-content-docs/current`),
]
  .map((folder) => `${folder}/workspace/limits.md`)
  .filter((file) => existsSync(file));

it.each(pages)('are the limits that %s states', (file) => {
  const [, section = ''] = readFileSync(file, 'utf8').split('{/* #plans */}');
  const table = section.match(/^\|.*$/gm)!.slice(2, 2 + rows.length);
  // Digits alone, because each language groups them in its own way; a word means that there is no limit.
  const stated = table.map((row) =>
    row
      .split('|')
      .slice(2, -1)
      .map((cell) => Number(cell.replace(/\D/g, '')) || null),
  );
  const cloud = plans.filter(({id}) => id !== 'self');
  expect(stated).toEqual(rows.map((id) => cloud.map(({limits}) => limits[id])));
});
