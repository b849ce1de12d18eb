import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import routes from '../data/routes.json' with {type: 'json'};
import {Globby as glob} from '@docusaurus/utils';
import {defaultLocale, locales, type Locale} from '../../src/config/locales.ts';
import {builtLocales, prefixOf, siteDir} from '../browser/support/site.ts';

export {builtLocales, siteDir};

/** URL prefix of a locale, with a slash at its end. */
export const homeOf = (locale: Locale): string => `${prefixOf(locale)}/`;

/** Text of a file of the site. */
export const textOf = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

/** Folder of a locale in the built site. */
export const folderOf = (locale: Locale): string => path.join(siteDir, homeOf(locale));

const prefixed = locales.filter((locale) => locale !== defaultLocale);

/** Files of all pages of a locale, with those of no list: tags, entries of the changelog, groups of the reference. */
export const htmlFilesOf = (locale: Locale): string[] =>
  glob
    .sync('**/*.html', {
      cwd: folderOf(locale),
      ignore: locale === defaultLocale ? prefixed.map((other) => `${other}/**`) : [],
    })
    .sort();

/** URLs of the operations' pages. They are public: a change here breaks links. */
export const operationRoutes: string[] = routes.operations;

/** Every URL that the site must have, without the locale's prefix. */
export const allRoutes: string[] = [
  ...routes.marketing,
  ...routes.blog,
  ...routes.docs,
  ...routes.api,
  ...operationRoutes,
];

export function fileOf(locale: Locale, route: string): string {
  const inLocale = path.join(folderOf(locale), route === '/' ? 'index' : route);
  return `${inLocale}.html`;
}

export function pageOf(locale: Locale, route: string): CheerioAPI {
  return load(readFileSync(fileOf(locale, route), 'utf8'));
}
