/**
 * What is made from the finished pages of a build:
 *
 *   social-images     an image for each page, which networks and messengers show
 *   twins.ts          a Markdown file next to each page
 *   features/search   the search index of each locale
 *   structured-data.ts  what search engines read about documentation pages
 *   llms.ts           llms.txt and llms-full.txt of each locale
 *   sitemap.ts        links between languages in the sitemaps, robots.txt
 *   well-known.ts     security.txt, api-catalog, version.json
 *   headers.ts        response headers for every kind of host (header-values.ts, host-files.ts), with the hashes of inline scripts
 *
 * `finishLocale` runs once a locale is built, while others may still build. page-parts.ts parses each page once, and only if it changed.
 * `finishSite` runs once, when all locales are there.
 */
import {cp, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readEnvironment} from '../../config/environment.ts';
import {defaultLocale, type Locale} from '../../config/locales.ts';
import {writeLocaleIndex} from '../../features/search/index/build-index.ts';
import {scriptHashesIn, writeHeaders} from './headers.ts';
import {writeLlms} from './llms.ts';
import {readParts} from './page-parts.ts';
import {readPages, type BuiltPage} from './pages.ts';
import {writeSocialImage} from './social-images/index.ts';
import {finishSitemaps} from './sitemap.ts';
import {withHead} from './structured-data.ts';
import {twinFile} from './twins.ts';
import {writeWellKnown} from './well-known.ts';

/** A finished locale, as far as the whole site needs to know it. */
export interface FinishedLocale {
  locale: Locale;
  pages: BuiltPage[];
  /** Number of pages that can be found. */
  searchable: number;
  scriptHashes: Set<string>;
}

/**
 * Adds downloads, Markdown twins, llms.txt, and the search index to a built locale.
 * @param dir folder that the locale was built into; other locales than the default one are in a folder of their own in it
 */
export async function finishLocale(dir: string, locale: Locale): Promise<FinishedLocale> {
  const {siteUrl, baseUrl} = readEnvironment(process.env);
  const folder = locale === defaultLocale ? '' : locale;
  const api = locale === defaultLocale ? 'openapi' : `openapi.${locale}`;
  for (const ending of ['json', 'yaml'])
    await cp(`openapi/dist/${api}.${ending}`, path.join(dir, folder, `openapi.${ending}`));
  const pages = await readPages(dir);
  const made = await readParts(
    dir,
    pages,
    siteUrl,
    siteUrl + baseUrl,
    `node_modules/.cache/page-parts/${locale}.json`,
  );
  const scriptHashes = new Set(made.flatMap(({parts}) => parts.scriptHashes));
  for (const {page, html, parts} of made) {
    const imageTags = parts.image
      ? await writeSocialImage(parts.image, locale, dir, siteUrl + baseUrl)
      : '';
    await writeFile(path.join(dir, page.file), withHead(html, parts.structuredData + imageTags));
    if (parts.twin !== null) await writeFile(path.join(dir, twinFile(page)), parts.twin);
  }
  const notFound = path.join(folder, '404.html');
  for (const hash of scriptHashesIn(await readFile(path.join(dir, notFound), 'utf8'), notFound))
    scriptHashes.add(hash);
  const searched = made.flatMap(({parts}) => parts.found ?? []);
  await writeLlms(dir, made, locale, siteUrl + baseUrl);
  writeLocaleIndex(dir, searched, locale);
  return {locale, pages, searchable: searched.length, scriptHashes};
}

/**
 * Adds what concerns all locales: sitemaps, robots.txt, headers.
 * @param dir folder of the whole site
 */
export async function finishSite(dir: string, finished: FinishedLocale[]): Promise<void> {
  const environment = readEnvironment(process.env);
  const pages = finished.flatMap((one) => one.pages);
  const hashes = new Set(finished.flatMap(({scriptHashes}) => [...scriptHashes]));
  const root = environment.siteUrl + environment.baseUrl;
  const locales = finished.map(({locale}) => locale);
  await finishSitemaps(dir, pages, locales, root);
  await writeWellKnown(dir, root);
  await writeHeaders(dir, [...hashes], pages, environment);
  const searchable = finished.reduce((sum, one) => sum + one.searchable, 0);
  console.log(
    `  ${pages.length} pages, ${searchable} in the search, ${hashes.size} inline scripts in the policy`,
  );
}
