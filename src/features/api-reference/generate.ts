import {existsSync} from 'node:fs';
import {cp, rm} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {Globby as glob} from '@docusaurus/utils';
import {defaultLocale, locales, type Locale} from '../../config/locales.ts';
import {whenChanged} from '../../node/changes.ts';
import {Failure} from '../../node/report.ts';
import {bin, run} from '../../node/run.ts';
import {bundleDescriptions, writeYaml} from './description/bundle.ts';
import {descriptionFile, readReference} from './model/description.ts';
import {operationPage, pagesFolder} from './options.ts';

/** Everything that the generated files depend on. */
const sources = [
  'openapi/**/*.{yaml,mdx,mjs}',
  '!openapi/dist/**',
  'redocly.yaml',
  'src/features/api-reference/{generate,options}.ts',
  'src/features/api-reference/{*.mustache,description/*.ts}',
  '!**/*.test.ts',
  'src/config/locales.ts',
  'package-lock.json',
];

/** Set in the environment of the command that writes the pages, which reads the configuration of the site, too. */
const generating = 'API_PAGES_ARE_BEING_WRITTEN';

/** Empties the folder of a locale, because the plugin never overwrites a page, and puts the hand-written pages into it. */
async function startFolder(locale: Locale): Promise<void> {
  const folder = pagesFolder(locale);
  for (const name of await glob('*', {cwd: folder})) await rm(path.join(folder, name));
  for (const source of ['openapi/pages', `openapi/pages/${locale}`])
    for (const name of await glob('*', {cwd: source}))
      await cp(path.join(source, name), path.join(folder, name));
}

/** @throws Failure with the plugin's output, if it failed or omitted an operation, which it only warns about */
async function writePages(): Promise<void> {
  await Promise.all(locales.map(startFolder));
  const command = 'docusaurus gen-api-docs all';
  const {code, output} = await run(bin('docusaurus'), command.split(' ').slice(1), {
    env: {[generating]: 'true'},
  });
  if (code !== 0) throw new Failure(`"${command}" failed\n${output.trim()}`);
  const {operations} = await readReference(defaultLocale);
  const missing = locales.flatMap((locale) =>
    operations
      .map((operation) => `${pagesFolder(locale)}/${operationPage(operation)}`)
      .filter((page) => !existsSync(page)),
  );
  if (missing[0])
    throw new Failure(
      `"${command}" left out ${missing.length} pages, the first is ${missing[0]}\n${output.trim()}`,
    );
  logger.info(`${command}: ${output.match(/Successfully created/g)?.length} files`);
}

/**
 * Bundles the API description, and lets the OpenAPI plugin write the API pages of every language, unless nothing changed that they are
 * made from. Does nothing inside of the command that writes them.
 * @returns whether they were written
 * @throws Failure with file, line, and rule of each problem in the description
 */
export async function generateApiPages(): Promise<boolean> {
  if (process.env[generating]) return false;
  return whenChanged(
    'api-pages',
    sources,
    async () => {
      await bundleDescriptions();
      await Promise.all([writePages(), writeYaml()]);
    },
    () =>
      locales.every(
        (locale) =>
          existsSync(descriptionFile(locale)) && existsSync(`${pagesFolder(locale)}/index.mdx`),
      ),
  );
}
