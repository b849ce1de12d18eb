/**
 * The whole test of the project, cheapest first. A step that fails doesn't keep the later ones from running unless they need it.
 * usage: npm test [-- --quick]   (--quick tests the build/ that exists)
 */
import {availableParallelism} from 'node:os';
import {ensureBrowser} from './test/browser.ts';
import {playwright, runFences, runSteps, summarize, vitest} from './test/steps.ts';

await runFences(availableParallelism());
await runSteps([{name: 'i18n:status'}]);
const built = process.argv.includes('--quick') || (await runSteps([{name: 'build'}]));
if (built) await runSteps([vitest('test:site'), playwright('test:browser', ensureBrowser())]);
else console.log('The site and browser tests need a built site.');
summarize();
