import {readFileSync} from 'node:fs';
import {Globby as glob} from '@docusaurus/utils';
import {parse} from 'yaml';
import type {Locale} from '../../config/locales.ts';
import {translations} from '../translations/files.ts';
import {readText} from '../../node/text.ts';
import {textsOf, type Finding, type ParsedPage, type Text} from './page.ts';

/** A pattern of words.yml. */
interface Pattern {
  pattern: string;
  /** What to write instead. */
  advice: string;
  ignoreCase?: boolean;
  /** Applies to headings only. */
  headings?: boolean;
  /** Applies to pages only, not to labels, descriptions of the API, and comments. */
  pages?: boolean;
  /** Number of places in a language that may have it. */
  atMost?: number;
}

const words = readFileSync(new URL('words.yml', import.meta.url), 'utf8');
const patterns = Object.entries(parse(words) as Record<Locale, Pattern[]>).flatMap(
  ([locale, list]) =>
    list.map((rule) => ({
      ...rule,
      locale,
      expression: new RegExp(rule.pattern, rule.ignoreCase ? 'iu' : 'u'),
    })),
);

/** A place where a pattern matches. */
export interface Hit {
  locale: Locale;
  file: string;
  line: number;
  pattern: string;
  text: string;
}

function hitsIn(locale: Locale, file: string, texts: Text[], isPage = false): Hit[] {
  const used = patterns.filter((rule) => rule.locale === locale && (isPage || !rule.pages));
  return texts.flatMap(({line, text, isHeading}) =>
    used.flatMap(({pattern, headings, expression}) => {
      const match = headings && !isHeading ? null : expression.exec(text);
      return match ? {locale, file, line, pattern, text: match[0].trim()} : [];
    }),
  );
}

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
    return typeof text === 'string' && locale === 'en' ? [{line: 1, text}] : [];
  });
  return [...hitsIn(locale, file, head), ...hitsIn(locale, file, textsOf(tree), true)];
}

/** The key of a label and what it's for, which are in English (`"Copy": {`), and single words of data (`type: string`). */
const dataLine = /^\s*"(?:description":|.*": \{$)|^\s*(?:- )?(?:[\w$-]+: *)?[!-~]*$/;

/** Lines of prose in a file with labels or descriptions. */
const proseLines = (file: string): Text[] =>
  file
    .split('\n')
    .map((text, index) => ({line: index + 1, text: plainLine(text)}))
    .filter(({text}) => !dataLine.test(text));

/** Comments of a program or a style sheet, each in one line. */
export const commentTexts = (code: string): Text[] =>
  [...code.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm)].map((match) => ({
    line: code.slice(0, match.index).split('\n').length,
    text: plainLine(
      match[0]
        .replace(/^\/[/*]+|\*\/$|(?<=\n)\s*\*/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  }));

/** Files that aren't pages, and what people read of them. */
const otherTexts: [Locale, files: string[], textsOf: (text: string) => Text[]][] = [
  ['en', ['openapi/openapi.yaml', 'openapi/{paths,components}/**/*.yaml'], proseLines],
  [
    'en',
    ['{src,scripts,tests,openapi/rules}/**/*.{ts,tsx,mts,mjs,css}', '*.{ts,mts,mjs}'],
    commentTexts,
  ],
  ...translations.map((locale): (typeof otherTexts)[number] => [
    locale,
    [`i18n/${locale}/code.json`, `openapi/overlays/${locale}.yaml`],
    proseLines,
  ]),
];

/** Hits in files that aren't pages. */
export const otherHits = (): Hit[] =>
  otherTexts.flatMap(([locale, patterns, textsIn]) =>
    glob
      .sync(patterns)
      .sort()
      .flatMap((file) => hitsIn(locale, file, textsIn(readText(file)))),
  );

/** Findings of all hits. A pattern that a language may have some of is one only where there are more. */
export const wordFindings = (hits: Hit[]): Finding[] =>
  patterns.flatMap(({locale, pattern, advice, atMost = 0}) => {
    const found = hits.filter((hit) => hit.locale === locale && hit.pattern === pattern);
    if (found.length <= atMost) return [];
    const count = atMost > 0 ? ` (${found.length} places, at most ${atMost})` : '';
    return found.map(({file, line, text}) => ({
      file,
      line,
      message: `"${text}": ${advice}${count}.`,
      isError: false,
    }));
  });
