import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {locales, type Locale} from '../../../config/locales.ts';
import {consoleData} from '../console/model/data.ts';
import {basePathOf, fillPage, operationsOf, routeOf} from '../model/page.ts';
import {resolveReferences} from '../model/references.ts';
import type {Description} from '../model/types.ts';
import {apiSource, generators, otherSamplesOf, readDescription} from '../plugin-options.ts';
import {whenChanged} from '../../../node/changes.ts';
import {bundleDescriptions} from './bundle.ts';

/** Everything that the generated pages depend on. */
const sources = [
  'openapi/**/*.{yaml,mdx,mjs}',
  '!openapi/dist/**',
  'redocly.yaml',
  'src/features/api-reference/**/*.ts',
  '!**/*.test.ts',
  'src/data/reader-values.ts',
  'src/config/locales.ts',
  'package-lock.json',
];

/**
 * Pages of a description, by file name: one for each operation and each group. `docusaurus gen-api-docs` writes the same pages from
 * the same generators; a plain loop takes a second for all languages where five starts of Docusaurus take fifteen.
 */
export function pagesOf(locale: Locale, description: Description): Map<string, string> {
  const {createApiPageMD, createTagPageMD} = generators(locale);
  const pages = new Map<string, string>();
  for (const tag of description.tags) pages.set(`${tag.name}.tag.mdx`, createTagPageMD({tag}));
  for (const operation of operationsOf(description)) {
    const api = {...operation, servers: description.servers};
    pages.set(
      `${routeOf(operation.operationId)}.api.mdx`,
      createApiPageMD({title: operation.summary, api}),
    );
  }
  return pages;
}

/** What a page loads when it is asked for, by file name: the data of the console, and the samples of further example bodies. */
function loadedFiles(description: Description): [string, string][] {
  const basePath = basePathOf(description.servers);
  return operationsOf(description).flatMap((operation) => [
    [`${routeOf(operation.operationId)}.json`, JSON.stringify(consoleData(operation, basePath))],
    ...otherSamplesOf(operation, basePath),
  ]);
}

/** Hand-written pages, by file name: those of the language in the place of the English ones. */
async function handWritten(locale: Locale, description: Description): Promise<[string, string][]> {
  const pages: [string, string][] = [];
  for (const folder of ['openapi/pages', `openapi/pages/${locale}`]) {
    const entries = await readdir(folder, {withFileTypes: true}).catch(() => []);
    for (const {name} of entries.filter((entry) => entry.isFile()))
      pages.push([name, fillPage(await readFile(path.join(folder, name), 'utf8'), description)]);
  }
  return pages;
}

async function writePages(locale: Locale): Promise<void> {
  const {outputDir} = apiSource(locale);
  const bundled = readDescription(locale);
  const resolved = resolveReferences(bundled);
  const files = [
    ...pagesOf(locale, resolved),
    ...loadedFiles(resolved),
    ...(await handWritten(locale, resolved)),
  ];
  await mkdir(outputDir, {recursive: true});
  for (const [name, text] of files) await writeFile(path.join(outputDir, name), text);
  const names = new Set(files.map(([name]) => name));
  // api/.gitignore keeps the folder in the repository.
  for (const name of await readdir(outputDir))
    if (!names.has(name) && name !== '.gitignore')
      await rm(path.join(outputDir, name), {force: true});
}

/**
 * Bundles the API description and writes the API pages of every language, unless nothing changed that they are made from.
 * @returns whether they were written
 * @throws Failure with file, line, and rule of each problem in the description
 */
export function generateApiPages(): Promise<boolean> {
  return whenChanged(
    'api-pages',
    sources,
    async () => {
      await bundleDescriptions();
      for (const locale of locales) await writePages(locale);
    },
    () =>
      locales.every((locale) =>
        Object.values(apiSource(locale)).every((output) => existsSync(output)),
      ),
  );
}
