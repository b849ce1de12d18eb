import {bin, run} from '../lib/run.ts';
import {Failure} from '../lib/report.ts';
import type {Locale} from '../../src/config/locales.ts';

/**
 * Lints and bundles the API description, once for each locale with that locale's texts laid over it, and makes the Postman
 * collection from it.
 * @param locales locales to bundle; English is always among them
 * @throws Failure with the linter's message (file, line, rule)
 */
export async function bundleDescriptions(locales: Locale[]): Promise<void> {
  const bundle = await run(bin('tsx'), ['scripts/openapi/bundle.ts', ...locales]);
  if (bundle.code !== 0) throw new Failure(`The API description is not valid.\n${bundle.output.trim()}`);
  const postman = await run(bin('tsx'), ['scripts/openapi/postman.ts', 'openapi/dist']);
  if (postman.code !== 0) throw new Failure(`The Postman collection could not be made.\n${postman.output.trim()}`);
}
