import type {Locale} from '../config/locales.ts';

/** No-break: the site's typeface has no narrow one, and a plain one would break a number. */
const space = '\u00a0';

/** A value that is made when it is first used: a phone takes some milliseconds to make a formatter. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function createFormats(locale: Locale) {
  /** Spaces differ between versions of the Unicode data, and a server and a browser must write the same text. */
  const writer = (options: Intl.NumberFormatOptions) => {
    const format = once(() => new Intl.NumberFormat(locale, options));
    return (value: number): string => format().format(value).replace(/\s/g, space);
  };
  const dateFormat = (day?: 'numeric') =>
    once(
      () => new Intl.DateTimeFormat(locale, {day, month: 'long', year: 'numeric', timeZone: 'UTC'}),
    );
  const dates = {day: dateFormat('numeric'), month: dateFormat()};
  const number = writer({maximumFractionDigits: 0});
  /** Hours, minutes and seconds of a moment in UTC, 24-hour clock. */
  const seconds = (time: number): string => new Date(time).toISOString().slice(11, 19);
  return {
    number,
    /** Of a ratio, 0 to 1. */
    percent: writer({style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1}),
    /** US dollars, without cents where there are none. */
    price: writer({style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger'}),
    milliseconds: (value: number): string => `${number(value)}${space}ms`,
    /** Day, or only month, and year of a moment in UTC. */
    date: (time: number, unit: 'day' | 'month' = 'day'): string => {
      const date = dates[unit]().format(time);
      // The first of a month is an ordinal in French.
      return locale === 'fr' ? date.replace(/^1 /, '1er ') : date;
    },
    minutes: (time: number): string => seconds(time).slice(0, 5),
    seconds,
  };
}

/** Numbers, prices and times as a locale writes them. */
export type Formats = ReturnType<typeof createFormats>;

const created: Partial<Record<Locale, Formats>> = {};

/** Formats of a locale. */
export const formats = (locale: Locale): Formats => (created[locale] ??= createFormats(locale));
