import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import fg from 'fast-glob';
import {defaultLocale, locales, type Locale} from '../../src/config/locales.ts';

/** A language that is translated into. */
export type Translation = Exclude<Locale, 'en'>;
export const translations = locales.filter((locale): locale is Translation => locale !== defaultLocale);

/** An area of files: where its English lies, and where a locale's translation belongs. */
export interface FileArea {
  name: string;
  folder: string;
  pattern: string;
  translated: (locale: Translation) => string;
}

/** Every kind of file that is translated as a whole. */
export const fileAreas: FileArea[] = [
  {name: 'docs', folder: 'docs', pattern: '**/*.md', translated: (l) => `i18n/${l}/docusaurus-plugin-content-docs/current`},
  {name: 'blog', folder: 'blog', pattern: '**/*.{md,yml}', translated: (l) => `i18n/${l}/docusaurus-plugin-content-blog`},
  {name: 'changelog', folder: 'changelog', pattern: '**/*.{md,yml}', translated: (l) => `i18n/${l}/docusaurus-plugin-content-blog-changelog`},
  {name: 'pages', folder: 'src/pages', pattern: '**/*.{md,mdx}', translated: (l) => `i18n/${l}/docusaurus-plugin-content-pages`},
  {name: 'api-pages', folder: 'openapi/pages', pattern: '*.mdx', translated: (l) => `openapi/pages/${l}`},
];

/** A file of English content with its translation into one language. */
export interface FilePair {
  area: string;
  source: string;
  target: string;
}

/** All pairs of a language, in the order of the areas. */
export async function filePairs(locale: Translation): Promise<FilePair[]> {
  const lists = await Promise.all(
    fileAreas.map(async ({name, folder, pattern, translated}) =>
      (await fg(pattern, {cwd: folder})).sort().map((file) => ({
        area: name,
        source: path.posix.join(folder, file),
        target: path.posix.join(translated(locale), file),
      })),
    ),
  );
  return lists.flat();
}

/** Translated files whose English is gone. */
export async function orphanedFiles(locale: Translation): Promise<string[]> {
  const known = new Set((await filePairs(locale)).map(({target}) => target));
  const lists = await Promise.all(
    fileAreas.map(async ({pattern, translated}) => {
      const folder = translated(locale);
      if (!existsSync(folder)) return [];
      return (await fg(pattern, {cwd: folder})).map((file) => path.posix.join(folder, file));
    }),
  );
  return lists.flat().filter((file) => !known.has(file));
}

/**
 * Hash of an English text, recorded with its translation. White space at line ends and the end does not count.
 * @returns twelve hexadecimal digits
 */
export function hashOf(text: string): string {
  const normal = text.replace(/\r\n/g, '\n').replace(/[ \t]+$/gm, '').trim();
  return createHash('sha256').update(normal).digest('hex').slice(0, 12);
}

/** Hash of the English that a translated file was made from: front-matter key of a page, first comment of a YAML file. */
export function recordedHash(content: string): string | undefined {
  return /^(?:source_hash: |# source_hash: )["']?([0-9a-f]{12})["']?\s*$/m.exec(content)?.[1];
}

/** Writes a hash into a translated file's text, in the place of an older one. */
export function withHash(content: string, hash: string, file: string): string {
  if (file.endsWith('.yml')) {
    const rest = content.replace(/^# source_hash: .*\n/m, '');
    return `# source_hash: ${hash}\n${rest}`;
  }
  if (/^source_hash: .*$/m.test(content)) return content.replace(/^source_hash: .*$/m, `source_hash: ${hash}`);
  if (content.startsWith('---\n')) return content.replace(/^---\n/, `---\nsource_hash: ${hash}\n`);
  return `---\nsource_hash: ${hash}\n---\n\n${content}`;
}

/** Reads a file, or nothing when it is not there. */
export async function readIfThere(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}
