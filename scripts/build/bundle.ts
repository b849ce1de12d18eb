import {bin, run} from '../lib/run.ts';
import {Failure} from '../lib/report.ts';
import type {Locale} from '../../src/config/locales.ts';

/**
 * Lints and bundles the API description, once for each locale with that locale's texts laid over it.
 * @param locales locales to bundle
 * @throws Failure with the linter's message (file, line, rule)
 */
export async function bundleDescriptions(locales: Locale[]): Promise<void> {
  const {code, output} = await run(bin('tsx'), ['scripts/openapi/bundle.ts', ...locales]);
  if (code !== 0) throw new Failure(`The API description is not valid.\n${output.trim()}`);
}
