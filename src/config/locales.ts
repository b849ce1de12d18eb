/** The languages of the site, the default one first. What each one needs is in languages.ts: this list is small enough for every page. */
export const locales = ['en', 'fr', 'de', 'ja', 'zh-Hans'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';
