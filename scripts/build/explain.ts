import {readFile} from 'node:fs/promises';
import path from 'node:path';
import fg from 'fast-glob';
import {defaultLocale, type Locale} from '../../src/config/locales.ts';

/** A file that writers edit. */
export interface Source {
  file: string;
  text: string;
}

const mends = {
  link: 'Write the path of a Markdown file that exists, or an address of this site.',
  anchor: 'No heading of that page has this id: take one that it has, or give the heading this id, {#…}.',
  image: 'Put the picture there, or mend the path.',
};

const relative = (file: string): string => (path.isAbsolute(file) ? path.relative(process.cwd(), file) : file);

/** Links and images that the compiler of a page could not resolve: it names file and line. */
function unresolved(output: string): string[] {
  const found = output.matchAll(/Markdown (link|image) with URL `([^`]+)` in source file "([^"]+)" \((\d+):\d+\)/g);
  return [...found].map(([, kind, url, file, line]) => `${relative(file!)}:${line}: the ${kind} "${url}" leads to nothing. ${mends[kind as 'link' | 'image']}`);
}

/** Places where a source names a target, those in the file of the page first; the page itself when no source does. */
function places(page: string, target: string, sources: Source[]): string[] {
  const needle = target.includes('#') ? target.slice(target.indexOf('#')) : target.replace(/^.*\//, '');
  const name = page.replace(/^.*\//, '');
  const all = sources.flatMap(({file, text}) =>
    text.split('\n').flatMap((line, index) => (line.includes(needle) ? [{own: path.parse(file).name === name, place: `${file}:${index + 1}`}] : [])),
  );
  const own = all.filter((one) => one.own);
  const shown = (own.length > 0 ? own : all).map(({place}) => place);
  return shown.length > 0 ? shown : [`page ${page}`];
}

/** Links and anchors that lead nowhere on the finished pages: only the page is named, so its source is searched. */
function broken(output: string, sources: Source[]): string[] {
  const pages = output.matchAll(/- Broken (link|anchor) on source page path = (\S+):\n((?:\s+-> linking to .+\n?)+)/g);
  return [...pages].flatMap(([, kind, page, targets]) =>
    [...targets!.matchAll(/-> linking to (\S+)/g)].flatMap(([, target]) =>
      places(page!, target!, sources).map((place) => `${place}: the ${kind} "${target}" leads to nothing. ${mends[kind as 'link' | 'anchor']}`),
    ),
  );
}

/** Markdown that does not compile. */
function uncompiled(output: string): string[] {
  const found = output.matchAll(/MDX compilation failed for file "([^"]+)"[^\n]*\n[^\n]*Cause: ([^\n]+)([\s\S]{0,3000}?)(?=MDX compilation failed|$)/g);
  return [...found]
    .filter(([, , cause]) => !cause!.startsWith('Markdown '))
    .map(([, file, cause, details]) => {
      const line = /"line": (\d+)/.exec(details!)?.[1];
      return `${relative(file!)}${line ? `:${line}` : ''}: ${cause!.trim()}`;
    });
}

/**
 * What a writer has to know of a failed build, one line a fault: file, line, what is wrong, how to mend it.
 * @param output what Docusaurus printed; source of the forms: @docusaurus/core lib/server/brokenLinks.js, @docusaurus/mdx-loader
 * @param sources the files of the locale
 * @returns an empty list when the failure is of another kind
 */
export function explain(output: string, sources: Source[]): string[] {
  return [...new Set([...unresolved(output), ...broken(output, sources), ...uncompiled(output)])];
}

/** The Markdown of a locale. */
export async function sourcesOf(locale: Locale): Promise<Source[]> {
  const english = ['{docs,blog,changelog}/**/*.{md,mdx}', 'src/pages/**/*.{md,mdx}', 'openapi/pages/*.mdx'];
  const files = await fg(locale === defaultLocale ? english : [`i18n/${locale}/**/*.{md,mdx}`, `openapi/pages/${locale}/*.mdx`]);
  return Promise.all(files.sort().map(async (file) => ({file, text: await readFile(file, 'utf8')})));
}
