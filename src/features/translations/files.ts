import {createHash} from 'node:crypto';
import path from 'node:path';
import {Globby as glob} from '@docusaurus/utils';
import {defaultLocale, locales, type Locale} from '../../config/locales.ts';
import {readText, withLineFeeds} from '../../node/text.ts';

export type Translation = Exclude<Locale, 'en'>;
export const translations = locales.filter(
  (locale): locale is Translation => locale !== defaultLocale,
);

/** An area of files: where its English is, and where a locale's translation belongs. */
interface FileArea {
  name: string;
  folder: string;
  pattern: string;
  translated: (locale: Translation) => string;
}

const pages = '**/*.{md,mdx}';
/** With authors and tags. */
const posts = '**/*.{md,mdx,yml}';

const inPlugin = (name: string) => (locale: Translation) =>
  `i18n/${locale}/docusaurus-plugin-content-${name}`;

export const fileAreas: FileArea[] = [
  {name: 'docs', folder: 'docs', pattern: pages, translated: inPlugin('docs/current')},
  {name: 'blog', folder: 'blog', pattern: posts, translated: inPlugin('blog')},
  {name: 'changelog', folder: 'changelog', pattern: posts, translated: inPlugin('blog-changelog')},
  {name: 'pages', folder: 'src/pages', pattern: pages, translated: inPlugin('pages')},
  {
    name: 'api-pages',
    folder: 'openapi/pages',
    pattern: '*.mdx',
    translated: (locale) => `openapi/pages/${locale}`,
  },
];

/** Hash of an English text, recorded with its translation. White space at line ends, at the beginning, and at the end doesn't count. */
export function hashOf(text: string): string {
  const normal = withLineFeeds(text)
    .replace(/[ \t]+$/gm, '')
    .trim();
  return createHash('sha256').update(normal).digest('hex').slice(0, 12);
}

/** Line of a page's front matter, or comment of a YAML file, with the hash of the English that a translated file was made from. */
const record = /^(?:# )?source_hash: ["']?([0-9a-f]{12})["']?\s*$/m;

/** Whether a translation was made from the English as it is now. */
export const isCurrent = (translation: string, english: string): boolean =>
  record.exec(translation)?.[1] === hashOf(english);

/**
 * Records the hash of the English source in the text of a translated file, in the place of an older one.
 * @param file path of the translated file: YAML keeps the hash in a comment, a page in its front matter
 * @returns the text with the hash
 */
export function withHash(text: string, hash: string, file: string): string {
  const content = withLineFeeds(text).replace(/^(?:# )?source_hash: .*\n/m, '');
  if (file.endsWith('.yml')) return `# source_hash: ${hash}\n${content}`;
  const page = content.startsWith('---\n') ? content : `---\n---\n\n${content}`;
  return page.replace('---\n', `---\nsource_hash: ${hash}\n`);
}

/** A file, a label, or a sentence of the API description, and its translation into a language. */
export interface Row {
  /** Names it for a writer: path of the translated file, or file and key of a label. */
  id: string;
  translated?: string | undefined;
  /** Whether the translation is of the English as it is now. */
  current: boolean;
}

/** What is translated of one kind. */
export interface Area<R extends Row = Row> {
  area: string;
  rows: R[];
  /** Names of translations whose English was deleted, renamed, or moved. */
  orphaned: string[];
}

/** The files of English content with their translations into a language, which may not exist. */
export async function filesOf(locale: Translation): Promise<Area<Row & {source: string}>[]> {
  return Promise.all(
    fileAreas.map(async ({name, folder, pattern, translated}) => {
      const target = translated(locale);
      const sources = await glob(pattern, {cwd: folder});
      const targets = await glob(pattern, {cwd: target});
      const rows = sources.sort().map((file) => {
        const source = path.posix.join(folder, file);
        const id = path.posix.join(target, file);
        if (!targets.includes(file)) return {id, source, current: false};
        const text = readText(id);
        return {id, source, translated: text, current: isCurrent(text, readText(source))};
      });
      const orphaned = targets
        .filter((file) => !sources.includes(file))
        .map((file) => path.posix.join(target, file));
      return {area: name, rows, orphaned};
    }),
  );
}
