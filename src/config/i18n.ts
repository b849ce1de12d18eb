import type {I18nConfig} from '@docusaurus/types';
import {languages} from './languages.ts';
import {defaultLocale, locales, type Locale} from './locales.ts';

const named = process.env.DOCUSAURUS_CURRENT_LOCALE;

/**
 * The language that is built, which Docusaurus names in its environment before it reads the configuration. English where it names none:
 * `docusaurus start` without a locale names "undefined".
 */
export const builtLocale: Locale = locales.find((locale) => locale === named) ?? defaultLocale;

/**
 * Docusaurus' i18n settings. Without an explicit base URL, the build of a single language would take the root URL, and all language links
 * would lead to it.
 * @param baseUrl base URL of the site, with slashes at both ends
 */
export function i18nConfig(baseUrl: string): I18nConfig {
  const localeConfigs = Object.fromEntries(
    locales.map((locale) => [
      locale,
      {
        label: languages[locale].label,
        // Direction, calendar, and path are Docusaurus' defaults, written out so that each setting of a locale can be read here.
        direction: 'ltr' as const,
        htmlLang: languages[locale].tag,
        calendar: 'gregory',
        path: locale,
        baseUrl: locale === defaultLocale ? baseUrl : `${baseUrl}${locale}/`,
        translate: true,
      },
    ]),
  );
  return {defaultLocale, locales: [...locales], path: 'i18n', localeConfigs};
}
