import {existsSync} from 'node:fs';
import path from 'node:path';
import {posixPath} from '@docusaurus/utils';
import {readText} from '../../../node/text.ts';
import {fileAreas, isCurrent, translations} from '../files.ts';

/** Why a page differs from the English one: its translation is older, or there is none and the English is shown. */
export type Difference = 'stale' | 'missing';

/** API pages are generated from translations with their own hashes. */
const areas = fileAreas.filter(({name}) => name !== 'api-pages');

/** Folders of a language's translations with the English folder next to each; none for the English itself. */
export function folderPairs(locale: string | undefined): {translated: string; english: string}[] {
  const language = translations.find((code) => code === locale);
  return language
    ? areas.map(({folder, translated}) => ({translated: translated(language), english: folder}))
    : [];
}

/** How a page that is built is less than the English page of today; undefined for English pages and files that are no content, too. */
export function differenceOf(
  file: string,
  locale: string | undefined,
  root: string,
): Difference | undefined {
  const name = posixPath(path.relative(root, file));
  for (const {translated, english} of folderPairs(locale)) {
    if (name.startsWith(`${english}/`)) return 'missing';
    if (!name.startsWith(`${translated}/`)) continue;
    const source = path.join(root, english, name.slice(translated.length));
    // Without its English it is an orphan, which the status names; there is nothing to lead a reader to.
    return !existsSync(source) || isCurrent(readText(file), readText(source)) ? undefined : 'stale';
  }
  return undefined;
}
