/**
 * Generates the API pages of every locale from the description in openapi/: lint, bundle, overlay, pages.
 * usage: tsx scripts/generate.ts [--locale fr]…   (all locales without it)
 */
import {bundleDescriptions} from './build/bundle.ts';
import {generateApiPages} from './build/api-pages.ts';
import {localesFromArguments} from './lib/arguments.ts';
import {script, step} from './lib/report.ts';

await script(async () => {
  const locales = localesFromArguments(process.argv.slice(2));
  await step('API description: lint, bundle, overlay', () => bundleDescriptions(locales));
  await step(`API pages: ${locales.join(', ')}`, () => generateApiPages(locales));
});
