import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {defaultLocale, type Locale} from '../../../config/locales.ts';
import {buildIndex, languages, type Aliases} from './build-index.ts';
import type {SearchPage} from './sections.ts';

/** Folder of a locale's index in the built site. */
export function searchFolder(dir: string, locale: Locale): string {
  return path.join(dir, locale === defaultLocale ? '' : locale, 'search-index');
}

export async function readAliases(locale: Locale): Promise<Aliases> {
  return JSON.parse(await readFile(`src/features/search/aliases/${locale}.json`, 'utf8')) as Aliases;
}

/** Writes the search index of a locale, made from the pages that can be found. */
export async function writeLocaleIndex(dir: string, pages: SearchPage[], locale: Locale): Promise<void> {
  const files = buildIndex(pages, languages[locale], await readAliases(locale));
  const folder = searchFolder(dir, locale);
  await rm(folder, {recursive: true, force: true});
  for (const [name, content] of files) {
    await mkdir(path.dirname(path.join(folder, name)), {recursive: true});
    await writeFile(path.join(folder, name), content);
  }
}
