import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import fg from 'fast-glob';
import {parse} from 'yaml';
import {routeOf} from '../../src/features/api-reference/model/description.ts';
import {defaultLocale} from '../../src/config/locales.ts';
import {fileAreas, filePairs, translations} from '../../src/features/translations/status/files.ts';
import type {ContentFile} from './rule.ts';

/** What a link can lead to, known from the source alone: addresses without the locale's prefix, each with the file of the page if it has one. */
export interface SiteMap {
  /** Address of every page, such as `/docs/intro`. */
  pages: Set<string>;
  /** Address of a page by its English content file, such as `docs/intro.md`. */
  addressOfFile: Map<string, string>;
  /** Content of a page in a language, the English where it isn't translated; undefined for pages made by code. */
  contentAt: (address: string, locale: string) => ContentFile | undefined;
}

const withoutEnding = (file: string): string =>
  file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');

function addressOf({file, area, frontMatter}: ContentFile): string {
  const folder = fileAreas.find(({name}) => name === area)!.folder;
  const below = withoutEnding(path.posix.relative(folder, file));
  const slug = typeof frontMatter.slug === 'string' ? frontMatter.slug.replace(/^\//, '') : below;
  const root =
    {docs: '/docs', blog: '/blog', changelog: '/changelog', pages: '', 'api-pages': '/api'}[area] ??
    '';
  return `${root}/${slug}`.replace(/\/$/, '') || '/';
}

/** Addresses of pages that are made by code or by plugins. */
async function generatedPages(): Promise<string[]> {
  const pages = (await fg('src/pages/**/*.tsx')).map(
    (file) => `/${withoutEnding(path.posix.relative('src/pages', file).replace(/\.tsx$/, ''))}`,
  );
  const lists = [
    '/blog',
    '/blog/archive',
    '/blog/tags',
    '/blog/authors',
    '/changelog',
    '/changelog/tags',
  ];
  const tags = await Promise.all(
    ['blog', 'changelog'].map(async (folder) => {
      const entries = parse(await readFile(`${folder}/tags.yml`, 'utf8')) as Record<
        string,
        {permalink?: string}
      >;
      return Object.entries(entries).map(
        ([tag, {permalink}]) => `/${folder}/tags${permalink ?? `/${tag}`}`,
      );
    }),
  );
  return [...pages, ...lists, ...tags.flat()];
}

/** Addresses of the operations and groups of the API reference, from the description's own files. */
async function apiPages(): Promise<string[]> {
  const description = parse(await readFile('openapi/openapi.yaml', 'utf8')) as {
    tags: {name: string}[];
  };
  const files = await fg('openapi/paths/**/*.yaml');
  const ids = await Promise.all(
    files.map(async (file) =>
      [...(await readFile(file, 'utf8')).matchAll(/^ +operationId: (\S+)$/gm)].map(([, id]) => id!),
    ),
  );
  return [...ids.flat().map(routeOf), ...description.tags.map(({name}) => name)].map(
    (route) => `/api/${route}`,
  );
}

/** Reads what links can lead to. `/` may end in a slash; every other address has none. */
export async function readSiteMap(files: ContentFile[]): Promise<SiteMap> {
  const english = files.filter(({locale}) => locale === defaultLocale);
  const addressOfFile = new Map(english.map((content) => [content.file, addressOf(content)]));
  const pairs = (await Promise.all(translations.map(filePairs))).flat();
  const sources = new Map(pairs.map(({source, target}) => [target, source]));
  const contents = new Map(
    files.map((content) => [
      `${content.locale} ${addressOfFile.get(sources.get(content.file) ?? content.file)}`,
      content,
    ]),
  );
  return {
    pages: new Set([...addressOfFile.values(), ...(await generatedPages()), ...(await apiPages())]),
    addressOfFile,
    contentAt: (address, locale) =>
      contents.get(`${locale} ${address}`) ?? contents.get(`${defaultLocale} ${address}`),
  };
}

/** Whether an address is a file that is served as it lies there. */
export const isStatic = (address: string): boolean =>
  existsSync(path.join('static', address)) || /^\/openapi\.(json|yaml)$/.test(address);
