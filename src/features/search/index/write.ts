import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {defaultLocale, type Locale} from '../../../config/locales.ts';
import {buildIndex, languages, type Aliases} from './build-index.ts';
import type {SearchPage} from './sections.ts';

/** Folder of a locale's index in the built site. */
export function searchFolder(dir: string, locale: Locale): string {
  return path.join(dir, locale === defaultLocale ? '' : locale, 'search-index');
}

const readAliasFile = async (name: string): Promise<Aliases> =>
  JSON.parse(await readFile(`src/features/search/aliases/${name}.json`, 'utf8')) as Aliases;

/** Aliases of a locale, with the names of products and techniques that are the same in every language. */
export async function readAliases(locale: Locale): Promise<Aliases> {
  const [own, names] = await Promise.all([readAliasFile(locale), readAliasFile('names')]);
  const addresses = new Set([...Object.keys(own), ...Object.keys(names)]);
  return Object.fromEntries([...addresses].map((address) => [address, [...(own[address] ?? []), ...(names[address] ?? [])]]));
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
