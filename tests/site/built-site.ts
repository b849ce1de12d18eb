import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import routes from '../data/routes.json' with {type: 'json'};
import {defaultLocale, locales, type Locale} from '../../src/config/locales.ts';
import {operationRoutes} from '../../src/features/api-reference/description/contract.ts';

/** Folder of the site under test. */
export const siteDir = process.env.SITE_DIR ?? 'build';

/** Locales that the built site holds. */
export const builtLocales = locales.filter((locale) => existsSync(path.join(siteDir, homeOf(locale), 'index.html')));

/** Address prefix of a locale, with a slash at its end. */
export function homeOf(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}/`;
}

/** Every address that the site must have: the pages listed in routes.json and one page an operation, without the locale's prefix. */
export const allRoutes: string[] = [...routes.marketing, ...routes.blog, ...routes.docs, ...routes.api, ...operationRoutes];

/** File that answers an address. */
export function fileOf(locale: Locale, route: string): string {
  const inLocale = path.join(siteDir, homeOf(locale), route === '/' ? 'index' : route);
  return `${inLocale}.html`;
}

/** Page of an address, parsed. */
export function pageOf(locale: Locale, route: string): CheerioAPI {
  return load(readFileSync(fileOf(locale, route), 'utf8'));
}
