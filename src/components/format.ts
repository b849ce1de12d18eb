import type {Locale} from '../config/locales.ts';

interface Conventions {
  group: string;
  decimal: string;
  percent: (number: string) => string;
  dollars: (number: string) => string;
  /** @param day from 1; none for the month alone */
  date: (year: number, month: number, day?: number) => string;
}

/** No-break: the site's typeface has no narrow one, and a plain one would break a number. */
const space = '\u00a0';

const months = {
  en: 'January February March April May June July August September October November December',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
};
const monthName = (language: keyof typeof months, month: number): string =>
  months[language].split(' ')[month]!;

const withPoint = {group: ',', decimal: '.', percent: (number: string) => `${number}%`};
const withComma = {decimal: ',', percent: (number: string) => `${number}${space}%`};
const eastAsian = {
  ...withPoint,
  date: (year: number, month: number, day?: number) =>
    `${year}年${month + 1}月${day ? `${day}日` : ''}`,
};

/**
 * How languages write numbers and dates, as Intl does (format.test.ts). Starting the browser's own formatters blocks a phone for 50 ms
 * while a page starts, and their spaces differ between versions of the Unicode data, so a server and a browser could write different text.
 */
const conventions: Record<Locale, Conventions> = {
  en: {
    ...withPoint,
    dollars: (number) => `$${number}`,
    date: (year, month, day) => `${monthName('en', month)} ${day ? `${day}, ` : ''}${year}`,
  },
  fr: {
    ...withComma,
    group: space,
    dollars: (number) => `${number}${space}$US`,
    date: (year, month, day) =>
      `${day ? `${day === 1 ? '1er' : day} ` : ''}${monthName('fr', month)} ${year}`,
  },
  de: {
    ...withComma,
    group: '.',
    dollars: (number) => `${number}${space}$`,
    date: (year, month, day) => `${day ? `${day}. ` : ''}${monthName('de', month)} ${year}`,
  },
  ja: {...eastAsian, dollars: (number) => `$${number}`},
  'zh-Hans': {...eastAsian, dollars: (number) => `US$${number}`},
};

/** Numbers, prices and times as a locale writes them. */
export type Formats = ReturnType<typeof formats>;

/** Formats of a locale. */
export function formats(locale: Locale) {
  const {group, decimal, percent, dollars, date} = conventions[locale];
  const write = (value: number, digits: number): string => {
    const [whole, fraction] = value.toFixed(digits).split('.');
    const grouped = whole!.replace(/\B(?=(?:\d{3})+$)/g, group);
    return fraction ? grouped + decimal + fraction : grouped;
  };
  const number = (value: number): string => write(value, 0);
  /** Hours, minutes and seconds of a moment in UTC, 24-hour clock. */
  const seconds = (time: number): string => new Date(time).toISOString().slice(11, 19);
  return {
    number,
    /** @param ratio 0 to 1 */
    percent: (ratio: number): string => percent(write(ratio * 100, 1)),
    /** US dollars, without cents where there are none. */
    price: (amount: number): string => dollars(write(amount, Number.isInteger(amount) ? 0 : 2)),
    milliseconds: (value: number): string => `${number(value)}${space}ms`,
    /** Day, or only month, and year of a moment in UTC. */
    date: (time: number, unit: 'day' | 'month' = 'day'): string => {
      const moment = new Date(time);
      return date(
        moment.getUTCFullYear(),
        moment.getUTCMonth(),
        unit === 'day' ? moment.getUTCDate() : undefined,
      );
    },
    minutes: (time: number): string => seconds(time).slice(0, 5),
    seconds,
  };
}
