import {readFileSync} from 'node:fs';
import {defaultLocale, type Locale} from '../../../src/config/locales';

/**
 * A text of the site in a language, as its file of translations has it.
 * @param english the text itself, which stands in the component
 */
export function textIn(locale: Locale, id: string, english: string): string {
  if (locale === defaultLocale) return english;
  const texts = JSON.parse(readFileSync(`i18n/${locale}/code.json`, 'utf8')) as Record<string, {message: string}>;
  return texts[id]!.message;
}
