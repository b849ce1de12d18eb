/**
 * The whole test of the project, cheapest first. A step that fails doesn't keep the later ones from running unless they need it.
 * usage: npm test [-- --quick | --verify]  (--quick tests the build/ that exists; --verify, like npm run verify, only what needs no built site)
 *        npm test -- STEP [ARGUMENT…]      (one step, such as `unit src/components` or `browser --shard=1/2`)
 */
import {readFile, rm} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {ensureBrowser} from './test/browser.ts';
import {readerSamples} from '../src/data/reader-values.ts';
import {Failure, script} from '../src/node/report.ts';
import {bin, run} from '../src/node/run.ts';

/** Where Vitest and Playwright report their cases. */
const report = 'test-results/report.xml';
const vitest = `vitest run --reporter=dot --reporter=junit --outputFile.junit=${report} --project`;

/** Steps that need no built site, each with its program. The slowest come first, so that the last ones end together. */
const checks = {
  unit: `${vitest} unit`,
  lint: 'npm run --silent lint',
  typecheck: 'npm run --silent typecheck',
  check: 'npm run --silent check',
  format: 'prettier --check . --log-level=warn --cache',
  spelling: 'cspell --no-progress --gitignore',
  unused: 'knip --no-progress',
  styles: 'stylelint src/**/*.css --cache --cache-location=node_modules/.cache/stylelint/',
  lines: 'tsx scripts/lines.ts',
};

/** All steps. The last two run at night. */
const steps: Record<string, string> = {
  generate: 'npm run --silent generate',
  ...checks,
  'i18n:status': 'npm run --silent i18n:status --',
  build: 'npm run --silent build --',
  site: `${vitest} site`,
  browser: 'playwright test --project=chromium --grep-invert @nightly',
  crawl: 'playwright test --project=chromium --grep @nightly',
  engines:
    'playwright test --project=firefox --project=webkit --grep-invert @nightly --pass-with-no-tests',
};

const total = {passed: 0, failed: 0};

/**
 * Runs a step and counts its cases: those of its report, or itself.
 * @param args further arguments of its program
 * @param echo prints the output while it comes, and not only when the step has failed
 * @returns whether it has passed
 */
async function runStep(name: string, args: string[] = [], echo = true): Promise<boolean> {
  const [program = '', ...own] = steps[name]!.split(' ');
  const hasReport = program === 'vitest' || program === 'playwright';
  if (hasReport) await rm(report, {force: true});
  const start = Date.now();
  if (echo) console.log(`▸ ${name}`);
  const command = program === 'npm' ? program : bin(program);
  const {code, output} = await run(command, [...own, ...args], {env: {NO_COLOR: '1'}, echo});
  const cases = hasReport ? await readFile(report, 'utf8').catch(() => '') : '';
  const [, tests, failures] = /<testsuites .*?tests="(\d+)" failures="(\d+)"/.exec(cases) ?? [];
  const skipped = cases.split('<skipped').length - 1;
  // A run can fail without a failed case.
  const failed = Number(failures) || Number(code !== 0);
  const passed = Math.max(0, Number(tests ?? 1) - failed - skipped);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  if (failed > 0 && !echo) console.log(output.trimEnd());
  console.log(`${failed > 0 ? '✗' : '✓'} ${name} (${seconds} s)`);
  return failed === 0;
}

/** Runs the steps that an option asks for, or all. */
async function runAll(option?: string): Promise<void> {
  // First, because two of the checks would generate the API pages at the same time.
  await runStep('generate');
  const waiting = Object.keys(checks);
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await runStep(name, [], false);
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  if (option === '--verify') return;
  await runStep('i18n:status');
  if (option !== '--quick' && !(await runStep('build'))) {
    console.log('The site and browser tests need a built site.');
    return;
  }
  ensureBrowser();
  await runStep('site');
  await runStep('browser');
}

await script(async () => {
  // The site is tested with a tracking script, as it goes online. Tests answer for its host, and it isn't reached.
  process.env.TRACKER_WEBSITE_ID ||= readerSamples.websiteId;
  const [name, ...args] = process.argv.slice(2);
  if (!name || name === '--quick' || name === '--verify') await runAll(name);
  else if (steps[name]) {
    if (name === 'browser' || name === 'crawl') ensureBrowser();
    await runStep(name, args);
  } else
    throw new Failure(
      `"${name}" is no option and no step: use --quick, --verify, ${Object.keys(steps).join(', ')}.`,
    );
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
