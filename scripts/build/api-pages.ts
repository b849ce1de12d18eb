import {cp, mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {defaultLocale, type Locale} from '../../src/config/locales.ts';
import {apiSource} from '../../src/config/openapi.ts';
import {Failure} from '../lib/report.ts';
import {bin, run} from '../lib/run.ts';

/** Folder of the hand-written pages of a locale's API reference. */
function handWritten(locale: Locale): string {
  return locale === defaultLocale ? 'openapi/pages' : `openapi/pages/${locale}`;
}

/**
 * Writes the API pages of the given locales. The generator never overwrites, so the folders are emptied first.
 * @throws Failure with the generator's output
 */
export async function generateApiPages(locales: Locale[]): Promise<void> {
  for (const locale of locales) {
    const {outputDir} = apiSource(locale);
    await rm(outputDir, {recursive: true, force: true});
    await mkdir(outputDir, {recursive: true});
    const {code, output} = await run(bin('docusaurus'), ['gen-api-docs', locale, '-p', 'openapi'], {env: {NODE_ENV: 'development'}});
    const pages = (await readdir(outputDir)).filter((name) => name.endsWith('.mdx'));
    if (code !== 0 || pages.length === 0) throw new Failure(`The API pages of "${locale}" could not be generated.\n${output.trim()}`);
    await rm(path.join(outputDir, 'tianji-api.info.mdx'), {force: true});
    for (const source of ['openapi/pages', handWritten(locale)]) {
      const files = await readdir(source, {withFileTypes: true}).catch(() => []);
      for (const file of files.filter((entry) => entry.isFile())) {
        await cp(path.join(source, file.name), path.join(outputDir, file.name));
      }
    }
  }
}
