import {cp} from 'node:fs/promises';
import path from 'node:path';
import {defaultLocale, type Locale} from '../config/locales.ts';

/** Publishes the bundled API description as `/openapi.json` and `/openapi.yaml`, in the language of the pages next to it. */
export async function copyDownloads(dir: string, locale: Locale): Promise<void> {
  const [folder, name] = locale === defaultLocale ? ['', 'openapi'] : [locale, `openapi.${locale}`];
  for (const ending of ['json', 'yaml']) await cp(`openapi/dist/${name}.${ending}`, path.join(dir, folder, `openapi.${ending}`));
}
