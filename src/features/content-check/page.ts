import path from 'node:path';
import {Globby as glob} from '@docusaurus/utils';
import type {Node, Nodes, Root} from 'mdast';
// Adds the types of directives to those of Markdown.
import type {} from 'mdast-util-directive';
import {closest, distance} from 'fastest-levenshtein';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {defaultLocale, locales, type Locale} from '../../config/locales.ts';
import {fileAreas, isCurrent, type Translation} from '../translations/files.ts';
import {readText} from '../../node/text.ts';

/** What is wrong in a file. An error breaks something for readers or fails the build; anything else is advice. */
export interface Finding {
  file: string;
  line: number;
  message: string;
  isError: boolean;
}

export const errorAt = (file: string, line: number, message: string): Finding => ({
  file,
  line,
  message,
  isError: true,
});

/** A path within the site as it is compared and printed on every system: with slashes, and none at the end. */
export const sitePath = (file: string): string =>
  path.posix.normalize(file.replaceAll('\\', '/')).replace(/\/$/, '');

/** A Markdown file of English content or of a translation. */
export interface Page {
  file: string;
  /** docs, blog, changelog, pages, or api-pages. */
  area: string;
  locale: Locale;
  /** Text with line feeds only and without a byte order mark. */
  text: string;
  /** The English page of a translation, and whether the translation was made from it as it is now. */
  english?: Page;
  isCurrent?: boolean;
}

/** Reports what is wrong at a line of the file, a key of its front matter, or a node of its Markdown. */
type Report = (place: number | string | Node, message: string) => void;

/** A page that Docusaurus' own parser has read. Positions are those of the whole file. */
export interface ParsedPage extends Page {
  frontMatter: Record<string, unknown>;
  tree: Root;
  error: Report;
  advise: Report;
}

function lineOf({text}: Page, place: number | string | Node): number {
  if (typeof place === 'number') return place;
  if (typeof place === 'object') return place.position?.start.line ?? 1;
  // A key that is missing belongs on the first line.
  return Math.max(1, text.split('\n').findIndex((line) => line.startsWith(`${place}:`)) + 1);
}

/** Collects what rules report of a page, the same finding once a line. */
export function reporterOf(page: Page): {findings: Finding[]; error: Report; advise: Report} {
  const findings: Finding[] = [];
  const reportAs =
    (isError: boolean): Report =>
    (place, message) => {
      const line = lineOf(page, place);
      if (!findings.some((known) => known.line === line && known.message === message))
        findings.push({file: page.file, line, message, isError});
    };
  return {findings, error: reportAs(true), advise: reportAs(false)};
}

/** Reads all Markdown files of the site, partials included, the English first. */
export function readPages(): Page[] {
  const byFile = new Map<string, Page>();
  return locales.flatMap((locale) =>
    fileAreas.flatMap(({name: area, folder: source, pattern, translated}) => {
      const folder = locale === defaultLocale ? source : translated(locale as Translation);
      const names = glob.sync(pattern, {cwd: folder}).filter((name) => /\.mdx?$/.test(name));
      return names.sort().map((name) => {
        const file = path.posix.join(folder, name);
        const english = byFile.get(path.posix.join(source, name));
        const text = readText(file);
        const page: Page = {file, area, locale, text, english};
        page.isCurrent = english && isCurrent(text, english.text);
        if (locale === defaultLocale) byFile.set(file, page);
        return page;
      });
    }),
  );
}

/** Whether a file is a part that other pages import, or a folder's own `_category_`. */
export const isPartial = (file: string): boolean => /\/_/.test(file);

/** Whether a page is a translation of an earlier English. Its readers see a notice. */
export const isBehind = ({english, isCurrent}: Page): boolean => Boolean(english && !isCurrent);

/** Attributes of a component or of an element of HTML; none of other nodes. */
export const attributesOf = (node: Nodes) =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    ? node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute')
    : [];

/** Text of a node, with one short word for each code span, each label in bold, and each value that is computed. */
function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') return 'code';
  if (node.type === 'strong') return 'Label';
  if (node.type === 'mdxTextExpression') return node.value.startsWith('/*') ? '' : 'value';
  if (node.type === 'mdxJsxTextElement' && node.children.length === 0) return 'value';
  return 'children' in node ? node.children.map(textOf).join('') : toString(node);
}

/** A passage that a reader sees. */
export interface Text {
  line: number;
  text: string;
  isHeading?: boolean;
}

/** Paragraphs, headings, table cells, and strings handed to components. */
export function textsOf(tree: Root): Text[] {
  const found: Text[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const text = textOf(node).replace(/[ \n]+/g, ' ');
      found.push({line, text: text.trim(), isHeading: node.type === 'heading'});
    }
    for (const {name, value} of attributesOf(node))
      if (typeof value === 'string' && /^(title|label|summary|caption)$/.test(String(name)))
        found.push({line, text: value});
  });
  return found;
}

/** The target that was probably meant, as a sentence. One that is far away would lead the writer astray. */
export function nearest(
  wrong: string,
  targets: Iterable<string>,
  maxDistance = Math.max(3, wrong.length / 3),
): string | undefined {
  const best = closest(wrong, [...targets]);
  return best && distance(wrong, best) <= maxDistance ? ` Did you mean ${best}?` : undefined;
}
