const WIDE = '\u00a0';

/**
 * Spaces inside a number differ between versions of the Unicode data, so a server and a browser could write different text. The no-break
 * space is used because the site's typeface has no narrow one.
 */
const settle = (text: string): string => text.replace(/[\u2009\u202f\u00a0 ]/g, WIDE);

const cache = new Map<string, Formats>();

/** Numbers, prices and times as a locale writes them. */
export type Formats = ReturnType<typeof make>;

function make(locale: string) {
  const formatters = new Map<string, Intl.NumberFormat>();
  const format = (value: number, digits: number, options?: Intl.NumberFormatOptions) => {
    const key = `${digits} ${options?.style}`;
    const formatter =
      formatters.get(key) ?? new Intl.NumberFormat(locale, {minimumFractionDigits: digits, maximumFractionDigits: digits, ...options});
    formatters.set(key, formatter);
    return settle(formatter.format(value));
  };
  const number = (value: number): string => format(value, 0);
  /** Hours, minutes and seconds of a moment in UTC, 24-hour clock. */
  const seconds = (time: number) => new Date(time).toISOString().slice(11, 19);
  return {
    number,
    /** @param ratio 0 to 1 */
    percent: (ratio: number, digits = 1): string => format(ratio, digits, {style: 'percent'}),
    /** US dollars, without cents where there are none. */
    price: (dollars: number): string => format(dollars, Number.isInteger(dollars) ? 0 : 2, {style: 'currency', currency: 'USD'}),
    milliseconds: (value: number): string => `${number(value)}${WIDE}ms`,
    weekday: (time: number): string => new Intl.DateTimeFormat(locale, {weekday: 'long', timeZone: 'UTC'}).format(time),
    /** Day, or only month, and year of a moment in UTC. */
    date: (time: number, unit: 'day' | 'month' = 'day'): string =>
      new Intl.DateTimeFormat(locale, {...(unit === 'day' && {day: 'numeric'}), month: 'long', year: 'numeric', timeZone: 'UTC'}).format(
        time,
      ),
    minutes: (time: number): string => seconds(time).slice(0, 5),
    seconds,
  };
}

/** Formats of a locale; made once. */
export function formats(locale: string): Formats {
  let found = cache.get(locale);
  if (!found) {
    found = make(locale);
    cache.set(locale, found);
  }
  return found;
}
