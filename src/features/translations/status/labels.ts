import {existsSync} from 'node:fs';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby as glob} from '@docusaurus/utils';
import {whenChanged} from '../../../node/changes.ts';
import {bin, run} from '../../../node/run.ts';
import {Failure} from '../../../node/report.ts';
import type {Area, Row, Translation} from '../files.ts';

type LabelFile = Record<string, {message: string; description?: string}>;

const englishFolder = '.cache/labels-en';

/** Everything that labels come from: code, configuration, menus, packages. */
const labelSources = [
  'src/**/*.{ts,tsx}',
  '!**/*.test.*',
  'docusaurus.config.ts',
  'sidebars*.ts',
  'openapi/openapi.yaml',
  'package-lock.json',
];

/**
 * Lets Docusaurus extract the English labels of code, theme, and plugins, unless nothing changed that they come from. It can only write
 * them to i18n/en. They are moved away immediately, because a build would use them as translations.
 */
export async function extractEnglish(): Promise<void> {
  await whenChanged('labels', labelSources, writeEnglish, () => existsSync(englishFolder));
}

async function writeEnglish(): Promise<void> {
  const {code, output} = await run(bin('docusaurus'), [
    'write-translations',
    '--locale',
    'en',
    '--override',
  ]);
  if (code !== 0) throw new Failure(`The labels could not be extracted.\n${output.trim()}`);
  await rm(englishFolder, {recursive: true, force: true});
  await mkdir(path.dirname(englishFolder), {recursive: true});
  await rename('i18n/en', englishFolder);
}

async function labelFiles(folder: string): Promise<Map<string, LabelFile>> {
  const files = await glob(['*.json', 'docusaurus-*/*.json'], {cwd: folder});
  const read = async (file: string): Promise<LabelFile> =>
    JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  return new Map(
    await Promise.all(files.sort().map(async (file) => [file, await read(file)] as const)),
  );
}

/** Interface text, a menu entry, or the title of a blog. */
interface Label extends Row {
  /** Below the folder of a language, such as `code.json`. */
  file: string;
  /** Is or contains the English, except for the labels of Docusaurus, so a label whose English changed is a new one. */
  key: string;
  english: string;
  description: string | undefined;
}

/** All labels. Those of English must have been extracted before. */
export async function labelsOf(locale: Translation): Promise<Area<Label>> {
  const english = await labelFiles(englishFolder);
  const translations = await labelFiles(`i18n/${locale}`);
  const rows = [...english].flatMap(([file, entries]) =>
    Object.entries(entries).map(([key, {message, description}]) => {
      const translated = translations.get(file)?.[key]?.message;
      const current = translated !== undefined;
      return {id: `${file} ${key}`, file, key, english: message, description, translated, current};
    }),
  );
  const known = new Set(rows.map(({id}) => id));
  const orphaned = [...translations]
    .flatMap(([file, entries]) => Object.keys(entries).map((key) => `${file} ${key}`))
    .filter((id) => !known.has(id));
  return {area: 'labels', rows, orphaned};
}

/**
 * Writes translated labels; those whose English is gone are dropped.
 * @param messages translation of each English message; labels without one keep what they have
 */
export async function writeLabels(
  locale: Translation,
  messages: Map<string, string>,
): Promise<void> {
  const {rows} = await labelsOf(locale);
  const files: Record<string, LabelFile> = {};
  for (const {file, key, english, description, translated} of rows) {
    const text = messages.get(english) ?? translated;
    if (text === undefined) continue;
    (files[file] ??= {})[key] = {message: text, ...(description ? {description} : {})};
  }
  for (const [file, entries] of Object.entries(files))
    await writeFile(path.join('i18n', locale, file), `${JSON.stringify(entries, null, 2)}\n`);
}
