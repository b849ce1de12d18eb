import {cp, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {defaultLocale, type Locale} from '../../src/config/locales.ts';
import {Failure} from '../lib/report.ts';

/** Puts a file of openapi/dist where readers download it. */
async function publish(dir: string, source: string, target: string): Promise<void> {
  const file = path.join(dir, target);
  await mkdir(path.dirname(file), {recursive: true});
  await cp(path.join('openapi/dist', source), file).catch(() => {
    throw new Failure(`openapi/dist/${source} is missing: run "npm run generate" (without --skip-generate).`);
  });
}

/**
 * Publishes the bundled API description as `/openapi.json` (in the language of the pages beside it) and `/openapi.yaml`, and the
 * Postman collection made from it as `/tianji.postman_collection.json`.
 */
export async function copyDownloads(dir: string, locales: Locale[]): Promise<void> {
  for (const locale of locales.filter((one) => one !== defaultLocale)) {
    await publish(dir, `openapi.${locale}.json`, `${locale}/openapi.json`);
  }
  for (const name of ['openapi.json', 'openapi.yaml', 'tianji.postman_collection.json']) await publish(dir, name, name);
}
