import {existsSync} from 'node:fs';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby as glob} from '@docusaurus/utils';
import {whenChanged} from '../../../node/changes.ts';
import {bin, run} from '../../../node/run.ts';
import {Failure} from '../../../node/report.ts';
import type {Translation} from '../files.ts';

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

/**
 * All labels of a language next to their English, and keys whose English is gone (`file key`). A label is interface text, a menu entry, or
 * the title of a blog; its file is below the locale's folder, such as `code.json`. Its key is its English text or contains it, except for
 * the labels of Docusaurus, so a label whose English changed is a new one.
 */
export async function labelsOf(locale: Translation) {
  const [english, translated] = await Promise.all([
    labelFiles(englishFolder),
    labelFiles(`i18n/${locale}`),
  ]);
  const labels = [...english].flatMap(([file, entries]) =>
    Object.entries(entries).map(([key, {message, description}]) => {
      const translation = translated.get(file)?.[key]?.message;
      return {
        file,
        key,
        english: message,
        description,
        translated: translation,
        current: translation !== undefined,
      };
    }),
  );
  const orphaned = [...translated].flatMap(([file, entries]) =>
    Object.keys(entries)
      .filter((key) => !english.get(file)?.[key])
      .map((key) => `${file} ${key}`),
  );
  return {labels, orphaned};
}

/**
 * Writes translated labels; those whose English is gone are dropped.
 * @param messages translation of each English message; labels without one keep what they have
 */
export async function writeLabels(
  locale: Translation,
  messages: Map<string, string>,
): Promise<void> {
  const {labels} = await labelsOf(locale);
  const files: Record<string, LabelFile> = {};
  for (const {file, key, english, description, translated} of labels) {
    const text = messages.get(english) ?? translated;
    if (text === undefined) continue;
    (files[file] ??= {})[key] = {message: text, ...(description ? {description} : {})};
  }
  for (const [file, entries] of Object.entries(files))
    await writeFile(path.join('i18n', locale, file), `${JSON.stringify(entries, null, 2)}\n`);
}
