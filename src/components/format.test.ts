import {describe, expect, it} from 'vitest';
import {locales} from '@site/src/config/locales';
import {formats} from '@site/src/components/format';

const values = [
  0, 0.05, 0.998, 5, 7.25, 19.99, 176.3, 999.96, 1437, 2633, 20_000, 1_234_567.8, 20_000_000,
];

describe.each(locales)('formats of %s', (locale) => {
  const ours = formats(locale);
  /** What the platform writes, with every space a no-break space. */
  const platform = (value: number, digits: number, options?: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      ...options,
    })
      .format(value)
      .replace(/\s/g, '\u00a0');

  it.each(values)('write %d as the platform does', (value) => {
    expect(ours.number(value)).toBe(platform(value, 0));
    expect(ours.milliseconds(value)).toBe(`${platform(value, 0)}\u00a0ms`);
    expect(ours.percent(value)).toBe(platform(value, 1, {style: 'percent'}));
    expect(ours.price(value)).toBe(
      platform(value, Number.isInteger(value) ? 0 : 2, {style: 'currency', currency: 'USD'}),
    );
  });

  it('write dates as the platform does', () => {
    const platformDate = (moment: number, day?: 'numeric'): string =>
      new Intl.DateTimeFormat(locale, {
        day,
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(moment);
    for (let month = 0; month < 12; month++) {
      const moment = Date.UTC(2026, month, month + 1);
      // The platform omits that the first of a month is an ordinal in French.
      expect(ours.date(moment).replace('1er', '1')).toBe(platformDate(moment, 'numeric'));
      expect(ours.date(moment, 'month')).toBe(platformDate(moment));
    }
  });

  it('write the time in UTC on a clock of 24 hours', () => {
    expect(ours.seconds(Date.UTC(2025, 2, 9, 22, 14, 31))).toBe('22:14:31');
    expect(ours.minutes(Date.UTC(2025, 2, 10))).toBe('00:00');
  });
});

it('write the first of a month as an ordinal in French', () => {
  expect(formats('fr').date(Date.UTC(2026, 7, 1))).toBe('1er août 2026');
});
