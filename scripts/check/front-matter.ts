import {existsSync} from 'node:fs';
import matter from 'gray-matter';
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
import type {Page} from './page.ts';

interface Problem {
  /** Key of the front matter, or the line where the front matter can't be read. */
  key: string | number;
  message: string;
  /** Whether Docusaurus can't build the page, or readers get something wrong. */
  isError: boolean;
  /** Whether Docusaurus stops at it. */
  isFatal: boolean;
}

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

/** Names in a blog's authors.yml or tags.yml. */
const namesIn = (file: string): string[] =>
  existsSync(file) ? Object.keys((parse(readText(file)) ?? {}) as object) : [];

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

/** Authors and tags that a blog's own lists don't have: each is written in one place, with its page. */
function unknownNames({area}: Page, frontMatter: FrontMatter): Problem[] {
  return ['authors', 'tags'].flatMap((key) => {
    const file = `${area}/${key}.yml`;
    const known = namesIn(file);
    return listOf(frontMatter[key]).flatMap((value) => {
      const name = typeof value === 'object' && value ? (value as {key?: unknown}).key : value;
      if (known.includes(String(name))) return [];
      const message =
        name === undefined
          ? `Add the ${key === 'authors' ? 'author' : 'tag'} to ${file}, and write its key here.`
          : `${file} has no "${String(name)}".${nearest(String(name), known) ?? ` It has ${known.join(', ')}.`}`;
      return [{key, message, isError: true, isFatal: true}];
    });
  });
}

/** A date that YAML moves to another day: it reads 2026-02-30 as March 2. */
function movedDate({text}: Page): Problem[] {
  const [, key, written = ''] =
    /^(date): *['"]?(\d{4}-\d{1,2}-\d{1,2})/m.exec(text.slice(0, text.indexOf('\n---', 3))) ?? [];
  const [year, month, day] = written.split('-').map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return !key || (date.getUTCMonth() === month - 1 && date.getUTCDate() === day)
    ? []
    : [{key, message: `${written} is no date.`, isError: true, isFatal: true}];
}

function lengthProblem({locale}: Page, description: unknown): Problem[] {
  const [from, to] = languages[locale].descriptionLength;
  const base = {key: 'description', isError: false, isFatal: false};
  if (typeof description !== 'string' || description === '')
    return [{...base, message: `Add a description of ${from} to ${to} characters.`}];
  if (description.length >= from * 0.9 && description.length <= to * 1.1) return [];
  return [
    {
      ...base,
      message: `The description has ${description.length} characters: search engines show ${from} to ${to}.`,
    },
  ];
}

/** What is wrong with the front matter of a page by Docusaurus' own rules, and what readers and search engines miss. */
export function frontMatterProblems(page: Page): Problem[] {
  let frontMatter: FrontMatter;
  try {
    frontMatter = frontMatterOf(page);
  } catch (error) {
    const {reason, message, mark} = error as Error & {reason?: string; mark?: {line: number}};
    const what = /duplicated/.test(message)
      ? 'The front matter has this key twice: delete one of them.'
      : `The front matter can't be read (${reason ?? message.split('\n')[0]}): put values with a colon or other marks in quotation marks.`;
    return [{key: (mark?.line ?? 0) + 1, message: what, isError: true, isFatal: true}];
  }
  const problems: Problem[] = [];
  if (page.text.startsWith('---\n') && !/\n---[ \t]*(\n|$)/.test(page.text.slice(3)))
    problems.push({
      key: 1,
      message: 'The front matter has no end: close it with a line "---".',
      isError: true,
      isFatal: true,
    });
  try {
    const {error} = console;
    console.error = () => undefined;
    try {
      validators[page.area]?.(frontMatter);
    } finally {
      console.error = error;
    }
  } catch (error) {
    for (const {path, message} of (error as {details?: {path: string[]; message: string}[]})
      .details ?? [])
      problems.push({
        key: String(path[0] ?? 1),
        message: `Docusaurus rejects the value: ${message}.`,
        isError: true,
        isFatal: true,
      });
  }
  if (page.area === 'blog' || page.area === 'changelog')
    problems.push(...unknownNames(page, frontMatter));
  problems.push(...movedDate(page));
  const {slug, title} = frontMatter;
  if (typeof slug === 'string' && /[\s#?%\\]/.test(slug))
    problems.push({
      key: 'slug',
      message: `A slug is part of a URL: write "${slug.trim().replace(/[\s#?%\\]+/g, '-')}".`,
      isError: true,
      isFatal: false,
    });
  if (isPartial(page)) return problems;
  for (const key of Object.keys(frontMatter).filter((one) => !knownKeys.includes(one))) {
    const meant = nearest(key, knownKeys, 2);
    if (meant)
      problems.push({
        key,
        message: `Docusaurus ignores the key "${key}".${meant}`,
        isError: false,
        isFatal: false,
      });
  }
  if (!title && !/^# \S/m.test(page.text))
    problems.push({
      key: 'title',
      message: 'Add a title: readers see the name of the file without one.',
      isError: false,
      isFatal: false,
    });
  problems.push(...lengthProblem(page, frontMatter.description));
  return problems;
}

/** Text of a page without the keys of its front matter that Docusaurus would stop at. */
export function withoutKeys({text}: Page, keys: ReadonlySet<string | number>): string {
  if (keys.size === 0) return text;
  const end = text.indexOf('\n---', 3);
  // Nothing of a front matter is read that has a mistake in its syntax.
  if ([...keys].some((key) => typeof key === 'number'))
    return end < 0 ? text.replace(/^---\n/, '') : text.slice(end + 4);
  const block = [...keys].reduce<string>(
    (yaml, key) => yaml.replace(new RegExp(String.raw`^${key}:.*\n(?:[ \t-].*\n)*`, 'm'), ''),
    text.slice(4, end + 1),
  );
  return `---\n${block}${text.slice(end + 1)}`;
}
