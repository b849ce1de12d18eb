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

const vitestReport = (name: string): string =>
  `--reporter=dot --reporter=json --outputFile.json=test-results/${name}.json`;

/** Steps that need no built site, each with its program. The slowest come first, so that the last ones end together. */
const checks = {
  unit: `vitest run --project unit ${vitestReport('unit')}`,
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
const steps = {
  generate: 'npm run --silent generate',
  ...checks,
  'i18n:status': 'npm run --silent i18n:status --',
  build: 'npm run --silent build --',
  site: `vitest run --project site ${vitestReport('site')}`,
  browser: 'playwright test --project=chromium --grep-invert @nightly',
  crawl: 'playwright test --project=chromium --grep @nightly',
  engines:
    'playwright test --project=firefox --project=webkit --grep-invert @nightly --pass-with-no-tests',
};
type StepName = keyof typeof steps;

const isStep = (name: string): name is StepName => Object.hasOwn(steps, name);

/** Where Vitest and Playwright report their cases. Any other step is one case. */
const reports: Partial<Record<StepName, string>> = {
  unit: 'test-results/unit.json',
  site: 'test-results/site.json',
  browser: 'test-results/browser.json',
  crawl: 'test-results/browser.json',
};

/** What a step has come to. */
interface Result {
  name: StepName;
  seconds: number;
  passed: number;
  failed: number;
  skipped: number;
}

/** What is counted in a report: Playwright has `stats`, Vitest the other numbers. */
interface Report {
  stats?: {expected: number; unexpected: number; flaky: number; skipped: number};
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
}

/** Counts the cases of a step that has ended. A run that fails without a failed case, or that reports no case at all, counts as failed. */
async function countCases(name: StepName, code: number) {
  const file = reports[name];
  if (!file) return {passed: Number(code === 0), failed: Number(code !== 0), skipped: 0};
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const {stats, ...counts} = JSON.parse(text) as Report;
  const passed = stats ? stats.expected + stats.flaky : (counts.numPassedTests ?? 0);
  const failed = stats?.unexpected ?? counts.numFailedTests ?? 0;
  const skipped = stats?.skipped ?? counts.numPendingTests ?? 0;
  const isSilent = failed === 0 && (code !== 0 || passed === 0);
  return {passed, failed: isSilent ? 1 : failed, skipped};
}

/** @param echo prints the output while it comes, and not only when the step has failed */
async function runStep(name: StepName, args: string[], echo: boolean): Promise<Result> {
  const [program = '', ...own] = steps[name].split(' ');
  const command = program === 'npm' ? program : bin(program);
  const start = Date.now();
  if (echo) console.log(`▸ ${name}`);
  const {code, output} = await run(command, [...own, ...args], {env: {NO_COLOR: '1'}, echo});
  const counts = await countCases(name, code);
  const seconds = (Date.now() - start) / 1000;
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(0)} s)`);
  if (counts.failed > 0 && !echo) console.log(output.trimEnd());
  return {name, seconds, ...counts};
}

/**
 * Runs steps in this order and prints their output: of parallel steps when they fail, of others while they run.
 * @param parallel how many run at a time
 * @param args further arguments of their programs
 */
async function runSteps(
  names: StepName[],
  {parallel = 1, args = []}: {parallel?: number; args?: string[]} = {},
): Promise<Result[]> {
  // A program that ends before it reports must not count as what an earlier run reported.
  await rm('test-results', {recursive: true, force: true});
  const waiting = [...names];
  const results: Result[] = [];
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      results.push(await runStep(name, args, parallel === 1));
  };
  await Promise.all(Array.from({length: parallel}, work));
  return results;
}

/** Runs the steps that an option asks for, or all. */
async function runAll(option?: string): Promise<Result[]> {
  // First, because two of the checks would generate the API pages at the same time.
  const results = await runSteps(['generate']);
  const parallel = availableParallelism();
  results.push(...(await runSteps(Object.keys(checks).filter(isStep), {parallel})));
  if (option === '--verify') return results;
  results.push(...(await runSteps(['i18n:status'])));
  if (option !== '--quick') {
    const [build] = await runSteps(['build']);
    results.push(build!);
    if (build!.failed > 0) {
      console.log('The site and browser tests need a built site.');
      return results;
    }
  }
  process.env.CHROMIUM = ensureBrowser();
  return [...results, ...(await runSteps(['site', 'browser']))];
}

/** Runs what the command line asks for. */
async function runArguments([name, ...args]: string[]): Promise<Result[]> {
  if (!name || name === '--quick' || name === '--verify') return runAll(name);
  if (!isStep(name))
    throw new Failure(
      `"${name}" is no option and no step: use --quick, --verify, ${Object.keys(steps).join(', ')}.`,
    );
  if (name === 'browser' || name === 'crawl') process.env.CHROMIUM = ensureBrowser();
  return runSteps([name], {args});
}

await script(async () => {
  // The site is tested with a tracking script, as it goes online. Tests answer for its host, and it isn't reached.
  process.env.TRACKER_WEBSITE_ID ||= readerSamples.websiteId;
  const results = await runArguments(process.argv.slice(2));
  console.log();
  for (const {name, seconds, passed, failed, skipped} of results) {
    const counts = [`${passed} passed`];
    if (failed > 0) counts.push(`${failed} failed`);
    if (skipped > 0) counts.push(`${skipped} skipped`);
    console.log(`${name.padEnd(16)}${seconds.toFixed(1).padStart(8)} s  ${counts.join(', ')}`);
  }
  const sum = (key: 'passed' | 'failed'): number =>
    results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
});
