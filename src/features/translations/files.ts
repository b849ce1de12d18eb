import {createHash} from 'node:crypto';
import {defaultLocale, locales, type Locale} from '../../config/locales.ts';
import {withLineFeeds} from '../../node/text.ts';

export type Translation = Exclude<Locale, 'en'>;
export const translations = locales.filter(
  (locale): locale is Translation => locale !== defaultLocale,
);

/** An area of files: where its English lies, and where a locale's translation belongs. */
export interface FileArea {
  name: string;
  folder: string;
  pattern: string;
  translated: (locale: Translation) => string;
}

export const fileAreas: FileArea[] = [
  {
    name: 'docs',
    folder: 'docs',
    pattern: '**/*.{md,mdx}',
    translated: (l) => `i18n/${l}/docusaurus-plugin-content-docs/current`,
  },
  {
    name: 'blog',
    folder: 'blog',
    pattern: '**/*.{md,mdx,yml}',
    translated: (l) => `i18n/${l}/docusaurus-plugin-content-blog`,
  },
  {
    name: 'changelog',
    folder: 'changelog',
    pattern: '**/*.{md,mdx,yml}',
    translated: (l) => `i18n/${l}/docusaurus-plugin-content-blog-changelog`,
  },
  {
    name: 'pages',
    folder: 'src/pages',
    pattern: '**/*.{md,mdx}',
    translated: (l) => `i18n/${l}/docusaurus-plugin-content-pages`,
  },
  {
    name: 'api-pages',
    folder: 'openapi/pages',
    pattern: '*.mdx',
    translated: (l) => `openapi/pages/${l}`,
  },
];

/** Hash of an English text, recorded with its translation. White space at line ends, at the beginning, and at the end doesn't count. */
export function hashOf(text: string): string {
  const normal = withLineFeeds(text)
    .replace(/[ \t]+$/gm, '')
    .trim();
  return createHash('sha256').update(normal).digest('hex').slice(0, 12);
}

/** Hash of the English that a translated file was made from, which is in a line of the front matter, or in a comment of a YAML file. */
function recordedHash(content: string): string | undefined {
  return /^(?:source_hash: |# source_hash: )["']?([0-9a-f]{12})["']?\s*$/m.exec(content)?.[1];
}

/** Whether a translation was made from the English as it is now. */
export const isCurrent = (translation: string, english: string): boolean =>
  recordedHash(translation) === hashOf(english);
