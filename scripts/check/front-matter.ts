import {existsSync} from 'node:fs';
import matter from '@11ty/gray-matter';
import {parse} from 'yaml';
import {languages} from '../../src/config/languages.ts';
import {readText} from '../../src/features/translations/status/files.ts';
import {
  DocFrontMatterSchema,
  validateBlogPostFrontMatter,
  validateDocFrontMatter,
  validatePageFrontMatter,
} from './docusaurus.ts';
import {nearest} from './nearest.ts';
import type {Page, Report} from './page.ts';

type FrontMatter = Record<string, unknown>;

const validators: Record<string, (frontMatter: FrontMatter) => unknown> = {
  docs: validateDocFrontMatter,
  'api-pages': validateDocFrontMatter,
  blog: validateBlogPostFrontMatter,
  changelog: validateBlogPostFrontMatter,
  pages: validatePageFrontMatter,
};

/** Keys that Docusaurus or the site reads. Docusaurus ignores all others, so a typing mistake goes unnoticed. */
const knownKeys = [
  ...Object.keys(DocFrontMatterSchema.describe().keys),
  ...['authors', 'date', 'title_meta', 'wrapperClassName', 'mdx', 'verified', 'sources'],
  ...['source_hash', 'version', 'date_precision'],
];

/** Front matter of a page. @throws YAML's error */
export const frontMatterOf = ({text}: Page): FrontMatter =>
  // An options object keeps gray-matter from answering out of its cache, which hides a second error.
  matter(text, {}).data;

/** Whether a file is a part that other pages import, or a folder's own `_category_`. */
export const isPartial = ({file}: Pick<Page, 'file'>): boolean => /\/_/.test(file);

/** Authors and tags that a blog's own lists don't have: each is written in one place, with its page. */
function checkNames({area}: Page, frontMatter: FrontMatter, error: Report): void {
  for (const key of ['authors', 'tags']) {
    const file = `${area}/${key}.yml`;
    const known = existsSync(file) ? Object.keys((parse(readText(file)) ?? {}) as object) : [];
    const values = [frontMatter[key] ?? []].flat().map((value: unknown) => {
      const name = typeof value === 'object' && value ? (value as {key?: unknown}).key : value;
      return name === undefined ? undefined : String(name);
    });
    for (const name of values.filter((value) => value && !known.includes(value)))
      error(
        key,
        `${file} has no "${name}".${nearest(name!, known) ?? ` It has ${known.join(', ')}.`}`,
      );
    if (values.includes(undefined))
      error(key, `Add the ${key.slice(0, -1)} to ${file}, and write its key here.`);
  }
  const [inline] = Object.keys(frontMatter).filter((key) => /^author(?!s$)/.test(key));
  if (inline)
    error(inline, `Add the author to ${area}/authors.yml, and write its key here: authors: [key].`);
}

/** Checks the front matter of a page by Docusaurus' own rules, and for what readers and search engines miss. */
export function checkFrontMatter(page: Page, error: Report, advise: Report): void {
  const {text, area, locale} = page;
  let frontMatter: FrontMatter;
  try {
    frontMatter = frontMatterOf(page);
  } catch (thrown) {
    const {reason, message, mark} = thrown as Error & {reason?: string; mark?: {line: number}};
    return error(
      (mark?.line ?? 0) + 1,
      /duplicated/.test(message)
        ? 'The front matter has this key twice: delete one of them.'
        : `The front matter can't be read (${reason ?? message.split('\n')[0]}): put values with a colon or other marks in quotation marks.`,
    );
  }
  if (text.startsWith('---\n') && !/\n---[ \t]*(\n|$)/.test(text.slice(3)))
    error(1, 'The front matter has no end: close it with a line "---".');
  const print = console.error;
  try {
    console.error = () => undefined;
    validators[area]?.(frontMatter);
  } catch (thrown) {
    const {details = []} = thrown as {details?: {path: string[]; message: string}[]};
    for (const {path, message} of details)
      error(String(path[0] ?? 1), `Docusaurus rejects the value: ${message}.`);
  } finally {
    console.error = print;
  }
  if (area === 'blog' || area === 'changelog') checkNames(page, frontMatter, error);
  // YAML moves a date that doesn't exist to another day: it reads 2026-02-30 as March 2.
  const [, date] =
    /^date: *['"]?(\d{4}-\d{1,2}-\d{1,2})/m.exec(text.slice(0, text.indexOf('\n---', 3))) ?? [];
  const [year, month, day] = (date ?? '2000-1-1').split('-').map(Number) as [
    number,
    number,
    number,
  ];
  const moved = new Date(Date.UTC(year, month - 1, day));
  if (moved.getUTCMonth() !== month - 1 || moved.getUTCDate() !== day)
    error('date', `${date} is no date.`);
  const {slug, title, description} = frontMatter;
  if (typeof slug === 'string' && /[\s#?%\\]/.test(slug))
    error('slug', `A slug is part of a URL: write "${slug.trim().replace(/[\s#?%\\]+/g, '-')}".`);
  if (isPartial(page)) return;
  for (const key of Object.keys(frontMatter)) {
    if (knownKeys.includes(key) || key.startsWith('author')) continue;
    const meant = nearest(key, knownKeys, key.length > 5 ? 2 : 1);
    if (meant) advise(key, `Docusaurus ignores the key "${key}".${meant}`);
  }
  if (!title && !/^# \S/m.test(text))
    advise('title', 'Add a title: readers see the name of the file without one.');
  const [from, to] = languages[locale].descriptionLength;
  const {length} = typeof description === 'string' ? description : '';
  if (length < from * 0.9 || length > to * 1.1)
    advise(
      'description',
      length === 0
        ? `Add a description of ${from} to ${to} characters.`
        : `The description has ${length} characters: search engines show ${from} to ${to}.`,
    );
}

/** Text of a page without what Docusaurus would stop at, so that one wrong page doesn't hide the findings of the others. */
export function withoutErrors(page: Page): string {
  const keys: unknown[] = [];
  checkFrontMatter(
    page,
    (key) => keys.push(key),
    () => undefined,
  );
  const text = page.area === 'blog' ? `${page.text}\n\n{/* truncate */}\n` : page.text;
  const end = text.indexOf('\n---', 3);
  // Nothing of a front matter is read that has a mistake in its syntax.
  if (keys.some((key) => typeof key === 'number'))
    return end < 0 ? text.replace(/^---\n/, '') : text.slice(end + 4);
  const block = keys.reduce<string>(
    (yaml, key) => {
      const name = String(key).startsWith('author') ? 'author\\w*' : String(key);
      return yaml.replace(new RegExp(String.raw`^${name}:.*\n(?:[ \t-].*\n)*`, 'm'), '');
    },
    text.slice(4, end + 1),
  );
  return keys.length > 0 ? `---\n${block}${text.slice(end + 1)}` : text;
}
