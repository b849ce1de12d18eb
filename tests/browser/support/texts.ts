import {readFileSync} from 'node:fs';
import {defaultLocale, type Locale} from '../../../src/config/locales';

/**
 * A label of the site in a language, or its English where no translation exists yet.
 * @param english the text in the component, which is the key of its translation
 * @param id the key of a label of Docusaurus
 */
export function textIn(locale: Locale, english: string, id = english): string {
  if (locale === defaultLocale) return english;
  const texts = JSON.parse(readFileSync(`i18n/${locale}/code.json`, 'utf8')) as Record<
    string,
    {message: string} | undefined
  >;
  return texts[id]?.message ?? english;
}
