import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {apiTextsOf} from './api-texts.ts';
import {fileAreas, filePairs, isCurrent, orphanedFiles, type Translation} from './files.ts';
import {labelsOf} from './labels.ts';

/** State of one area in one language. Each list contains files or text ids to work on. */
export interface AreaStatus {
  area: string;
  total: number;
  current: number;
  missing: string[];
  stale: string[];
  orphaned: string[];
  /** Present, but the same as the English. Names and codes may be; a page may not. */
  identical: string[];
}

/** Whether nothing in a string is to be translated: names, numbers, code. */
const isWordless = (text: string): boolean =>
  !/[a-z]{3}/i.test(text.replace(/`[^`]*`|\{[^}]*\}/g, ''));

function areaStatus(
  area: string,
  rows: {id: string; english: string; translated?: string; current: boolean}[],
  orphaned: string[],
): AreaStatus {
  const status: AreaStatus = {
    area,
    total: rows.length,
    current: 0,
    missing: [],
    stale: [],
    orphaned,
    identical: [],
  };
  for (const {id, english, translated, current} of rows) {
    if (translated === undefined) status.missing.push(id);
    else if (!current) status.stale.push(id);
    else {
      status.current += 1;
      if (translated === english && !isWordless(english)) status.identical.push(id);
    }
  }
  return status;
}

/** State of the areas of files of a language, without labels and the API description. */
export async function fileStatus(locale: Translation): Promise<AreaStatus[]> {
  const [pairs, orphaned] = await Promise.all([filePairs(locale), orphanedFiles(locale)]);
  return Promise.all(
    fileAreas.map(async ({name, translated}) => {
      const rows = pairs
        .filter(({area}) => area === name)
        .map(async ({source, target}) => {
          const [english, translation] = await Promise.all([
            readFile(source, 'utf8'),
            existsSync(target) ? readFile(target, 'utf8') : undefined,
          ]);
          return {
            id: target,
            english: english.trim(),
            translated: translation?.replace(/^(# )?source_hash: .*\n/m, '').trim(),
            current: translation !== undefined && isCurrent(translation, english),
          };
        });
      return areaStatus(
        name,
        await Promise.all(rows),
        orphaned.filter((file) => file.startsWith(`${translated(locale)}/`)),
      );
    }),
  );
}

/** State of every area of a language: files, labels, API description. Labels must have been extracted before. */
export async function statusOf(locale: Translation): Promise<AreaStatus[]> {
  const [files, {labels, orphaned}, api] = await Promise.all([
    fileStatus(locale),
    labelsOf(locale),
    apiTextsOf(locale),
  ]);
  return [
    ...files,
    areaStatus(
      'labels',
      labels.map((label) => ({id: `${label.file} ${label.key}`, ...label})),
      orphaned,
    ),
    areaStatus(
      'api',
      api.texts.map(({target, key, text, translated, current}) => ({
        id: `${target} ${key}`,
        english: text,
        translated,
        current,
      })),
      api.orphaned,
    ),
  ];
}
