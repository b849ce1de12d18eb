import {readFileSync} from 'node:fs';
import {defaultLocale, type Locale} from '../../../src/config/locales';

/**
 * A label of the site in a language, or its English where no translation exists yet.
 * @param english the text in the component
 */
export function textIn(locale: Locale, id: string, english: string): string {
  if (locale === defaultLocale) return english;
  const texts = JSON.parse(readFileSync(`i18n/${locale}/code.json`, 'utf8')) as Record<
    string,
    {message: string} | undefined
  >;
  return texts[id]?.message ?? english;
}
