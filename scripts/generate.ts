/**
 * Generates the API pages of every language from the description in openapi/: lint, bundle, overlay, pages.
 * usage: tsx scripts/generate.ts
 */
import {generateApiPages} from '../src/features/api-reference/generate.ts';
import {script, step} from '../src/node/report.ts';

await script(async () => {
  const written = await step('API pages', generateApiPages);
  if (!written) console.log('  Nothing changed since they were written.');
});
