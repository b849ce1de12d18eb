/**
 * The whole test of the project, cheapest first. A step that fails doesn't keep the later ones from running unless they need it.
 * usage: npm test [-- --quick]   (--quick tests the build/ that exists)
 *        npm run verify          (only what needs no built site)
 */
import {availableParallelism} from 'node:os';
import {ensureBrowser} from './test/browser.ts';
import {playwright, runSteps, summarize, vitest} from './test/steps.ts';

// The site is tested with a tracking script, as it goes online. Tests answer for its host, and it isn't reached.
process.env.TRACKER_WEBSITE_ID ||= 'cm5xn5n40000c08l5lvjdfi4n';

const [option] = process.argv.slice(2);
// The slowest first, so that the last ones end together.
const checks = [
  'lint',
  'typecheck',
  'check',
  'lint:format',
  'lint:spelling',
  'lint:unused',
  'lint:css',
  'lint:lines',
];
await runSteps([vitest('test:unit'), ...checks.map((name) => ({name}))], availableParallelism());
if (option !== '--verify') {
  await runSteps([{name: 'i18n:status'}]);
  const built = option === '--quick' || (await runSteps([{name: 'build'}]));
  if (built) await runSteps([vitest('test:site'), playwright('test:browser', ensureBrowser())]);
  else console.log('The site and browser tests need a built site.');
}
summarize();
