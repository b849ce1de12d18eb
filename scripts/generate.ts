/**
 * Generates the API pages of every language from the description in openapi/: lint, bundle, overlay, pages.
 * usage: tsx scripts/generate.ts
 */
import {generateApiPages} from '../src/features/api-reference/generate.ts';
import {script} from '../src/node/report.ts';

await script(async () => {
  const isWritten = await generateApiPages();
  console.log(isWritten ? '✓ The API pages are written' : '✓ The API pages are up to date');
});
