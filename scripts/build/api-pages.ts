import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {defaultLocale, type Locale} from '../../src/config/locales.ts';
import {apiSource, readDescription} from '../../src/config/openapi.ts';
import {consoleData} from '../../src/lib/api-page/console/data.ts';
import {basePathOf, fillGroups, operationsOf, routeOf} from '../../src/lib/api-page/page.ts';
import {resolveReferences} from '../../src/lib/api-page/references.ts';
import {Failure} from '../lib/report.ts';
import {bin, run} from '../lib/run.ts';
import {bundleDescriptions} from './bundle.ts';

/** Folder of the hand-written pages of a locale's API reference. */
function handWritten(locale: Locale): string {
  return locale === defaultLocale ? 'openapi/pages' : `openapi/pages/${locale}`;
}

/** Writes, beside each page, what its console needs; the page loads it when the console is opened. */
async function writeConsoleData(locale: Locale): Promise<number> {
  const description = resolveReferences(readDescription(locale));
  const basePath = basePathOf(description.servers);
  const operations = (description.tags ?? []).flatMap(({name}) => operationsOf(description, name));
  for (const operation of operations) {
    await writeFile(path.join(apiSource(locale).outputDir, `${routeOf(operation.operationId)}.json`), JSON.stringify(consoleData(operation, basePath)));
  }
  return operations.length;
}

async function copyHandWritten(locale: Locale): Promise<void> {
  for (const source of ['openapi/pages', handWritten(locale)]) {
    const files = await readdir(source, {withFileTypes: true}).catch(() => []);
    for (const file of files.filter((entry) => entry.isFile())) {
      const page = await readFile(path.join(source, file.name), 'utf8');
      await writeFile(path.join(apiSource(locale).outputDir, file.name), fillGroups(page, readDescription(locale)));
    }
  }
}

/**
 * Writes the API pages of the given locales. The generator never overwrites, so the folders are emptied first.
 * @throws Failure with the generator's output
 */
export async function generateApiPages(locales: Locale[]): Promise<void> {
  // Docusaurus wants the folder of the default language in every build, even one of another language alone.
  await mkdir(apiSource(defaultLocale).outputDir, {recursive: true});
  for (const locale of locales) {
    const {outputDir} = apiSource(locale);
    await rm(outputDir, {recursive: true, force: true});
    await mkdir(outputDir, {recursive: true});
    const {code, output} = await run(bin('docusaurus'), ['gen-api-docs', locale, '-p', 'openapi'], {env: {NODE_ENV: 'development'}});
    const pages = (await readdir(outputDir)).filter((name) => name.endsWith('.api.mdx'));
    const expected = code === 0 ? await writeConsoleData(locale) : 0;
    if (code !== 0 || pages.length === 0 || pages.length !== expected) {
      throw new Failure(`The API pages of "${locale}" could not be generated (${pages.length} of ${expected}).\n${output.trim()}`);
    }
    // The site's own sidebarsApi.ts takes the place of the generated one.
    await rm(path.join(outputDir, 'sidebar.ts'), {force: true});
    await copyHandWritten(locale);
  }
}

/** Writes the API pages of those of the given locales that have none yet: Docusaurus does not start without them. */
export async function ensureApiPages(locales: readonly Locale[]): Promise<void> {
  const found = await Promise.all(locales.map((locale) => readdir(apiSource(locale).outputDir).catch(() => [])));
  const missing = locales.filter((_, index) => found[index]!.length === 0);
  if (missing.length === 0) return;
  await bundleDescriptions(missing);
  await generateApiPages(missing);
}
