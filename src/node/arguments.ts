import {parseArgs} from 'node:util';
import {defaultLocale, locales, type Locale} from '../config/locales.ts';
import {Failure} from './report.ts';

/**
 * Locales named by `--locale` options, the default locale first because its build empties the output folder.
 * @param args command line after the script's name
 * @returns all locales when none is named
 * @throws Failure for a locale that the site doesn't have
 */
export function localesFromArguments(args: string[]): Locale[] {
  const {values} = parseArgs({
    args,
    options: {locale: {type: 'string', multiple: true}},
    strict: false,
  });
  const named = (values.locale ?? []) as string[];
  const unknown = named.filter((locale) => !(locales as readonly string[]).includes(locale));
  if (unknown.length > 0) {
    throw new Failure(`Unknown locale ${unknown.join(', ')}: the site has ${locales.join(', ')}.`);
  }
  const chosen =
    named.length > 0 ? locales.filter((locale) => named.includes(locale)) : [...locales];
  return chosen.sort((a, b) => Number(b === defaultLocale) - Number(a === defaultLocale));
}
