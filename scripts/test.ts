/**
 * The whole test of the project, cheapest first. A step that fails doesn't keep the later ones from running unless they need it.
 * usage: npm test [-- --quick | --verify]  (--quick tests the build/ that exists; --verify, like npm run verify, only what needs no built site)
 *        npm test -- STEP [ARGUMENT…]      (one step, such as `unit src/components` or `browser --shard=1/2`)
 */
import {availableParallelism} from 'node:os';
import {ensureBrowser} from './test/browser.ts';
import {checks, isStep, runSteps, steps, summarize} from './test/steps.ts';
import {readerSamples} from '../src/data/reader-values.ts';
import {Failure, script} from '../src/node/report.ts';

// The site is tested with a tracking script, as it goes online. Tests answer for its host, and it isn't reached.
process.env.TRACKER_WEBSITE_ID ||= readerSamples.websiteId;

async function runAll(option?: string): Promise<void> {
  await runSteps(checks, availableParallelism());
  if (option === '--verify') return;
  await runSteps(['i18n:status']);
  if (option !== '--quick' && !(await runSteps(['build']))) {
    console.log('The site and browser tests need a built site.');
    return;
  }
  process.env.CHROMIUM = ensureBrowser();
  await runSteps(['site', 'browser']);
}

await script(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (!name || name === '--quick' || name === '--verify') await runAll(name);
  else if (isStep(name)) {
    if (name === 'browser' || name === 'crawl') process.env.CHROMIUM = ensureBrowser();
    await runSteps([name], 1, args);
  } else {
    const known = ['--quick', '--verify', ...Object.keys(steps)];
    throw new Failure(`"${name}" is no option and no step: use ${known.join(', ')}.`);
  }
  summarize();
});
