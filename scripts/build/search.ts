import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {defaultLocale, type Locale} from '../../src/config/locales.ts';
import {indexFiles} from '../search/index-files.ts';
import {searchPageOf, type SearchPage} from '../search/sections.ts';
import {stemmers} from '../search/stemmers.ts';
import type {BuiltPage} from './pages.ts';

/** Folder of a locale's index in the built site. */
export function searchFolder(dir: string, locale: Locale): string {
  return path.join(dir, locale === defaultLocale ? '' : locale, 'search-index');
}

/** The pages of a locale that can be found. */
export async function searchPagesOf(pages: BuiltPage[], locale: Locale): Promise<SearchPage[]> {
  const listed: SearchPage[] = [];
  for (const page of pages.filter((own) => own.locale === locale)) {
    const read = await searchPageOf(page);
    if (read) listed.push(read);
  }
  return listed;
}

/**
 * Writes one search index for each locale, made from the finished pages.
 * @returns number of pages that can be found, over all locales
 */
export async function writeSearchIndex(dir: string, pages: BuiltPage[], locales: Locale[]): Promise<number> {
  let found = 0;
  for (const locale of locales) {
    const listed = await searchPagesOf(pages, locale);
    const files = indexFiles(listed, locale, stemmers[locale]);
    const folder = searchFolder(dir, locale);
    await rm(folder, {recursive: true, force: true});
    for (const [name, content] of files) {
      await mkdir(path.dirname(path.join(folder, name)), {recursive: true});
      await writeFile(path.join(folder, name), content);
    }
    found += listed.length;
  }
  return found;
}
