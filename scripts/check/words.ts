import {readFileSync} from 'node:fs';
import {Globby as glob} from '@docusaurus/utils';
import {parse} from 'yaml';
import type {Locale} from '../../src/config/locales.ts';
import {readText, translations} from '../../src/features/translations/status/files.ts';
import {textsOf, type Finding, type ParsedPage} from './page.ts';

/** A pattern of words.yml. */
interface Pattern {
  pattern: string;
  advice: string;
  ignoreCase?: boolean;
  headings?: boolean;
  pages?: boolean;
  atMost?: number;
}

const expressionOf = ({pattern, ignoreCase}: Pattern): RegExp =>
  new RegExp(pattern, ignoreCase ? 'iu' : 'u');

const patterns = Object.fromEntries(
  Object.entries(
    parse(readFileSync(new URL('words.yml', import.meta.url), 'utf8')) as Record<Locale, Pattern[]>,
  ).map(([locale, list]) => [
    locale,
    list.map((rule) => ({...rule, expression: expressionOf(rule)})),
  ]),
);

/** A place where a pattern matches. */
export interface Hit {
  locale: Locale;
  file: string;
  line: number;
  pattern: string;
  text: string;
}

type Text = [line: number, text: string, kind?: 'heading' | 'text'];

const hitsIn = (locale: Locale, file: string, texts: Text[]): Hit[] =>
  texts.flatMap(([line, text, kind]) =>
    (patterns[locale] ?? []).flatMap(({pattern, headings, pages, expression}) => {
      const isMeant = headings ? kind === 'heading' : !pages || kind !== undefined;
      const match = isMeant ? expression.exec(text) : undefined;
      return match
        ? [{locale, file, line, pattern, text: excerpt(text, match.index, match[0])}]
        : [];
    }),
  );

/** What matches, with the words around it where it's short. */
const excerpt = (text: string, at: number, match: string): string =>
  match.trim().length > 6 ? match.trim() : text.slice(Math.max(0, at - 12), at + 14).trim();

/** A line of Markdown as running text: one short word for each code span and each label in bold, no link targets. */
const plainLine = (line: string): string =>
  line
    .replace(/`[^`]*`/g, 'code')
    .replace(/\*\*[^*]*\*\*/g, 'Label')
    .replace(/\]\([^)]*\)/g, ']');

/** Hits in the text of a page and in what search engines show of it. */
export function pageHits({locale, file, frontMatter, tree}: ParsedPage): Hit[] {
  const head = ['title', 'description', 'sidebar_label'].flatMap((key): Text[] => {
    const text = frontMatter[key];
    return typeof text === 'string' && locale === 'en' ? [[1, text]] : [];
  });
  const body = textsOf(tree).map(({text, node}): Text => [
    node.position?.start.line ?? 1,
    text,
    node.type === 'heading' ? 'heading' : 'text',
  ]);
  return hitsIn(locale, file, [...head, ...body]);
}

/** Lines of a file with labels or descriptions, without single words of data. What a label is for is in English. */
const proseLines = (text: string): Text[] =>
  text
    .split('\n')
    .flatMap((line, index): Text[] =>
      /^\s*"description":|^\s*(?:- )?(?:[\w$-]+: *)?[!-~]*$/.test(line)
        ? []
        : [[index + 1, plainLine(line)]],
    );

/** Comments of a program or a style sheet, each line with its number. */
export function commentTexts(code: string): Text[] {
  const found: Text[] = [];
  for (const match of code.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm)) {
    const line = code.slice(0, match.index).split('\n').length;
    const text = match[0].replace(/^\/[/*]+|\*\/$/g, '').replace(/\n\s*\* ?/g, ' ');
    found.push([line, plainLine(text.replace(/\s+/g, ' ').trim())]);
  }
  return found;
}

/** Files that aren't pages, and what people read of them. */
const otherTexts: {locale: Locale; files: string[]; texts: (text: string) => Text[]}[] = [
  {
    locale: 'en',
    files: ['openapi/openapi.yaml', 'openapi/{paths,components}/**/*.yaml'],
    texts: proseLines,
  },
  {
    locale: 'en',
    files: ['{src,scripts,tests,openapi/rules}/**/*.{ts,tsx,mts,mjs,css}', '*.{ts,mts,mjs}'],
    texts: commentTexts,
  },
  ...translations.map((locale) => ({
    locale,
    files: [`i18n/${locale}/code.json`, `openapi/overlays/${locale}.yaml`],
    texts: proseLines,
  })),
];

/** Hits in files that aren't pages. */
export const otherHits = (): Hit[] =>
  otherTexts.flatMap(({locale, files, texts}) =>
    glob
      .sync(files)
      .sort()
      .flatMap((file) => hitsIn(locale, file, texts(readText(file)))),
  );

/** Findings of all hits, one for a word and a file: a pattern that a language may have some of is one only where there are more. */
export function wordFindings(hits: Hit[]): Finding[] {
  return Object.entries(patterns).flatMap(([locale, list]) =>
    list.flatMap(({pattern, advice, atMost = 0}) => {
      const found = hits.filter((hit) => hit.locale === locale && hit.pattern === pattern);
      if (found.length <= atMost) return [];
      const count = atMost > 0 ? ` (${found.length} places, at most ${atMost})` : '';
      return [...new Set(found.map(({file}) => file))].map((file) => {
        const [first, ...more] = found.filter((hit) => hit.file === file) as [Hit, ...Hit[]];
        const also =
          more.length > 0 ? `, also in line ${more.map(({line}) => line).join(', ')}` : '';
        const message = `"${first.text}"${also}: ${advice}${count}.`;
        return {file, line: first.line, message, isError: false};
      });
    }),
  );
}
