import {existsSync, readFileSync} from 'node:fs';
import {apiTextsOf} from './api-texts.ts';
import {fileAreas, isCurrent, type Translation} from '../files.ts';
import {filePairs, orphanedFiles} from './files.ts';
import {labelsOf} from './labels.ts';

/** State of one area in one language. Each list contains files or text ids to work on. */
export interface AreaStatus {
  area: string;
  total: number;
  missing: string[];
  stale: string[];
  orphaned: string[];
}

/** A file or a message, and whether its translation is of the English as it is now. */
interface Row {
  id: string;
  translated?: string;
  current: boolean;
}

const areaStatus = (area: string, rows: Row[], orphaned: string[]): AreaStatus => ({
  area,
  total: rows.length,
  missing: rows.filter(({translated}) => translated === undefined).map(({id}) => id),
  stale: rows
    .filter(({translated, current}) => translated !== undefined && !current)
    .map(({id}) => id),
  orphaned,
});

/** State of the areas of files of a language, without labels and the API description. */
export async function fileStatus(locale: Translation): Promise<AreaStatus[]> {
  const [pairs, orphaned] = await Promise.all([filePairs(locale), orphanedFiles(locale)]);
  return fileAreas.map(({name, translated}) => {
    const rows = pairs
      .filter(({area}) => area === name)
      .map(({source, target}): Row => {
        if (!existsSync(target)) return {id: target, current: false};
        const translation = readFileSync(target, 'utf8');
        const current = isCurrent(translation, readFileSync(source, 'utf8'));
        return {id: target, translated: translation, current};
      });
    return areaStatus(
      name,
      rows,
      orphaned.filter((file) => file.startsWith(`${translated(locale)}/`)),
    );
  });
}

/** State of every area of a language: files, labels, API description. Labels must have been extracted before. */
export async function statusOf(locale: Translation): Promise<AreaStatus[]> {
  const [files, {labels, orphaned}, api] = await Promise.all([
    fileStatus(locale),
    labelsOf(locale),
    apiTextsOf(locale),
  ]);
  const labelRows = labels.map((label) => ({id: `${label.file} ${label.key}`, ...label}));
  const apiRows = api.texts.map((text) => ({id: `${text.target} ${text.key}`, ...text}));
  return [
    ...files,
    areaStatus('labels', labelRows, orphaned),
    areaStatus('api', apiRows, api.orphaned),
  ];
}
