import type {I18nConfig} from '@docusaurus/types';

/** The five languages of the site, the default one first. */
export const locales = ['en', 'fr', 'de', 'ja', 'zh-Hans'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** Each language in its own words, as the language menu shows it. */
export const localeLabels: Record<Locale, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  ja: '日本語',
  'zh-Hans': '简体中文',
};

/** Value of the `lang` attribute of each language. */
export const htmlLangs: Record<Locale, string> = {
  en: 'en',
  fr: 'fr',
  de: 'de',
  ja: 'ja',
  'zh-Hans': 'zh-Hans',
};

/**
 * Docusaurus' i18n settings. Every locale has an explicit base URL: locales are built by one process each, and without it
 * a single-locale build would take the root address and all language links would point to it.
 * @param baseUrl base URL of the site, with slashes at both ends
 */
export function i18nConfig(baseUrl: string): I18nConfig {
  const localeConfigs = Object.fromEntries(
    locales.map((locale) => [
      locale,
      {
        label: localeLabels[locale],
        direction: 'ltr' as const,
        htmlLang: htmlLangs[locale],
        calendar: 'gregory',
        path: locale,
        baseUrl: locale === defaultLocale ? baseUrl : `${baseUrl}${locale}/`,
        translate: true,
      },
    ]),
  );
  return {defaultLocale, locales: [...locales], path: 'i18n', localeConfigs};
}
