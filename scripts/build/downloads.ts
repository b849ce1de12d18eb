import {cp, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {defaultLocale, type Locale} from '../../src/config/locales.ts';
import {Failure} from '../lib/report.ts';

/**
 * Puts the bundled API description and the Postman collection where readers download them: `/openapi.json`, `/openapi.yaml` and
 * `/postman.json`, in the language of the pages beside them.
 */
export async function copyDownloads(dir: string, locales: Locale[]): Promise<void> {
  for (const locale of locales) {
    const suffix = locale === defaultLocale ? '' : `.${locale}`;
    const folder = path.join(dir, locale === defaultLocale ? '' : locale);
    await mkdir(folder, {recursive: true});
    for (const [source, target] of [
      [`openapi/dist/openapi${suffix}.json`, 'openapi.json'],
      [`openapi/dist/openapi${suffix}.yaml`, 'openapi.yaml'],
      [`openapi/dist/postman${suffix}.json`, 'postman.json'],
    ] as const) {
      await cp(source, path.join(folder, target)).catch(() => {
        throw new Failure(`${source} is missing: run "npm run generate" (without --skip-generate).`);
      });
    }
  }
}
