import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales, type Locale} from '../../../src/config/locales';

/** Folder of the site under test. */
export const siteDir = process.env.SITE_DIR ?? 'build';

/** Path of a locale's home without the slash at its end: empty for the default one. */
export const prefixOf = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`);

/** Locales that the built site holds. */
export const builtLocales = locales.filter((locale) => existsSync(path.join(siteDir, prefixOf(locale), 'index.html')));

/** Addresses of all pages, not-found pages left out. */
export function allAddresses(): string[] {
  const files = readdirSync(siteDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file));
  return files.map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`).sort();
}
