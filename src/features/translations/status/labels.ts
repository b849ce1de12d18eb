import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
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
  const extract = async (): Promise<void> => {
    const args = ['write-translations', '--locale', 'en', '--override'];
    const {code, output} = await run(bin('docusaurus'), args);
    if (code !== 0) throw new Failure(`The labels could not be extracted.\n${output.trim()}`);
    rmSync(englishFolder, {recursive: true, force: true});
    mkdirSync(path.dirname(englishFolder), {recursive: true});
    renameSync('i18n/en', englishFolder);
  };
  await whenChanged('labels', labelSources, extract, () => existsSync(englishFolder));
}

function labelFiles(folder: string): Record<string, LabelFile> {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as LabelFile;
  const files = glob.sync(['*.json', 'docusaurus-*/*.json'], {cwd: folder}).sort();
  return Object.fromEntries(files.map((file) => [file, read(file)]));
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
  const english = labelFiles(englishFolder);
  const translations = labelFiles(`i18n/${locale}`);
  const rows = Object.entries(english).flatMap(([file, entries]) =>
    Object.entries(entries).map(([key, {message, description}]) => {
      const translated = translations[file]?.[key]?.message;
      const current = translated !== undefined;
      return {id: `${file} ${key}`, file, key, english: message, description, translated, current};
    }),
  );
  const orphaned = Object.entries(translations).flatMap(([file, entries]) =>
    Object.keys(entries)
      .filter((key) => !english[file]?.[key])
      .map((key) => `${file} ${key}`),
  );
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
  const folder = path.join('i18n', locale);
  const {rows} = await labelsOf(locale);
  // A file that stays empty has lost all its English.
  const files = new Map(Object.keys(labelFiles(folder)).map((file) => [file, {} as LabelFile]));
  for (const {file, key, english, description, translated} of rows) {
    // Labels with the same English can differ in a translation, such as "Search" as a title and on a button.
    const message = translated ?? messages.get(english);
    if (message === undefined) continue;
    const entry = {message, ...(description && {description})};
    files.set(file, {...files.get(file), [key]: entry});
  }
  for (const [name, entries] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    if (Object.keys(entries).length === 0) rmSync(file);
    else writeFileSync(file, `${JSON.stringify(entries, null, 2)}\n`);
  }
}
