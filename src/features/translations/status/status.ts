import {readFile} from 'node:fs/promises';
import {apiTextsOf} from './api-texts.ts';
import {filePairs, isCurrent, orphanedFiles, readIfThere, type Translation} from './files.ts';
import {labelsOf} from './labels.ts';

/** State of one area in one language. Each list holds files or text ids to work on. */
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

const empty = (area: string): AreaStatus => ({area, total: 0, current: 0, missing: [], stale: [], orphaned: [], identical: []});

/** Texts in which nothing is to be translated: names, numbers, code. */
const isWordless = (text: string): boolean => !/[a-z]{3}/i.test(text.replace(/`[^`]*`|\{[^}]*\}/g, ''));

/** State of the areas of files of a language, without labels and API texts. */
export async function fileStatus(locale: Translation): Promise<AreaStatus[]> {
  const areas = new Map<string, AreaStatus>();
  for (const {area, source, target} of await filePairs(locale)) {
    const status = areas.get(area) ?? empty(area);
    areas.set(area, status);
    status.total += 1;
    const [english, own] = await Promise.all([readFile(source, 'utf8'), readIfThere(target)]);
    if (own === undefined) status.missing.push(target);
    else if (!isCurrent(own, english)) status.stale.push(target);
    else {
      status.current += 1;
      if (own.replace(/^(# )?source_hash: .*\n/m, '').trim() === english.trim()) status.identical.push(target);
    }
  }
  for (const file of await orphanedFiles(locale)) {
    const area =
      [...areas.values()].find(({area: name}) => file.includes(name === 'api-pages' ? 'openapi/pages' : `content-${name}`)) ??
      [...areas.values()][0];
    area?.orphaned.push(file);
  }
  return [...areas.values()];
}

function textStatus(
  area: string,
  rows: {id: string; english: string; translated?: string; current: boolean}[],
  orphaned: string[],
): AreaStatus {
  const status = {...empty(area), orphaned, total: rows.length};
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

/** State of every area of a language: files, labels, API texts. Labels must have been extracted before. */
export async function statusOf(locale: Translation): Promise<AreaStatus[]> {
  const [files, {labels, orphaned}, api] = await Promise.all([fileStatus(locale), labelsOf(locale), apiTextsOf(locale)]);
  return [
    ...files,
    textStatus(
      'labels',
      labels.map((label) => ({id: `${label.file} ${label.key}`, ...label})),
      orphaned,
    ),
    textStatus(
      'api',
      api.texts.map(({target, key, text, translated, current}) => ({id: `${target} ${key}`, english: text, translated, current})),
      api.orphaned,
    ),
  ];
}
