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

/** Program of each step, with its arguments. Tests report single cases to a file; any other step is one case. */
const steps = {
  unit: 'vitest run --project unit --reporter=dot --reporter=json --outputFile.json=test-results/unit.json',
  lint: 'npm run --silent lint',
  typecheck: 'npm run --silent typecheck',
  check: 'npm run --silent check',
  format: 'prettier --check . --log-level=warn --cache',
  spelling: 'cspell --no-progress --gitignore',
  unused: 'knip --no-progress',
  styles: 'stylelint src/**/*.css --cache --cache-location=node_modules/.cache/stylelint/',
  lines: 'tsx scripts/lines.ts',
  'i18n:status': 'npm run --silent i18n:status --',
  build: 'npm run --silent build --',
  site: 'vitest run --project site --reporter=dot --reporter=json --outputFile.json=test-results/site.json',
  browser: 'playwright test --project=chromium --grep-invert @nightly',
  // What follows runs at night.
  crawl: 'playwright test --project=chromium --grep @nightly',
  engines:
    'playwright test --project=firefox --project=webkit --grep-invert @nightly --pass-with-no-tests',
};
type StepName = keyof typeof steps;

const isStep = (name: string): name is StepName => Object.hasOwn(steps, name);

/** Steps that need no built site. The slowest come first, so that the last ones end together. */
const checks: StepName[] = [
  ...(['unit', 'lint', 'typecheck', 'check', 'format', 'spelling'] as const),
  ...(['unused', 'styles', 'lines'] as const),
];

const reports: Partial<Record<StepName, string>> = {
  unit: 'test-results/unit.json',
  site: 'test-results/site.json',
  browser: 'test-results/browser.json',
  crawl: 'test-results/browser.json',
};

interface Tally {
  passed: number;
  failed: number;
  skipped?: number;
}

/** What is counted in a report of Playwright or Vitest. */
interface Report {
  stats?: {expected: number; unexpected: number; flaky: number; skipped: number};
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

/** A run that fails without a failed case, or that reports no case at all, counts as failed. */
async function tallyOf(name: StepName, code: number): Promise<Tally> {
  const file = reports[name];
  if (!file) return {passed: Number(code === 0), failed: Number(code !== 0)};
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const {stats, ...counts} = JSON.parse(text) as Partial<Report>;
  const passed = stats ? stats.expected + stats.flaky : (counts.numPassedTests ?? 0);
  const failed = stats?.unexpected ?? counts.numFailedTests ?? 0;
  const isSilent = failed === 0 && (code !== 0 || passed === 0);
  const skipped = stats?.skipped ?? counts.numPendingTests;
  return {passed, failed: isSilent ? 1 : failed, skipped};
}

const finished: (Tally & {name: StepName; seconds: number})[] = [];

async function runStep(name: StepName, args: string[], echo: boolean): Promise<boolean> {
  const [program = '', ...own] = steps[name].split(' ');
  const command = program === 'npm' ? program : bin(program);
  const start = Date.now();
  if (echo) console.log(`▸ ${name}`);
  const {code, output} = await run(command, [...own, ...args], {env: {NO_COLOR: '1'}, echo});
  const tally = await tallyOf(name, code);
  const seconds = (Date.now() - start) / 1000;
  finished.push({name, seconds, ...tally});
  console.log(`${tally.failed === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(0)} s)`);
  if (tally.failed > 0 && !echo) console.log(output.trimEnd());
  return tally.failed === 0;
}

/**
 * Runs steps and prints their output: of parallel steps when they fail, of others while they run.
 * @param names started in this order
 * @param parallel how many run at a time
 * @param args further arguments of their programs
 * @returns whether all passed
 */
async function runSteps(names: StepName[], parallel = 1, args: string[] = []): Promise<boolean> {
  // A program that ends before it reports must not count as what an earlier run reported.
  await rm('test-results', {recursive: true, force: true});
  const waiting = [...names];
  let allPassed = true;
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      if (!(await runStep(name, args, parallel === 1))) allPassed = false;
  };
  await Promise.all(Array.from({length: parallel}, work));
  return allPassed;
}

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
  // The site is tested with a tracking script, as it goes online. Tests answer for its host, and it isn't reached.
  process.env.TRACKER_WEBSITE_ID ||= readerSamples.websiteId;
  const [name, ...args] = process.argv.slice(2);
  if (!name || name === '--quick' || name === '--verify') await runAll(name);
  else if (isStep(name)) {
    if (name === 'browser' || name === 'crawl') process.env.CHROMIUM = ensureBrowser();
    await runSteps([name], 1, args);
  } else
    throw new Failure(
      `"${name}" is no option and no step: use --quick, --verify, ${Object.keys(steps).join(', ')}.`,
    );
  // The time of each step and, on the last line, how many checks and cases passed and failed.
  console.log();
  const sum = {passed: 0, failed: 0};
  for (const {name: step, seconds, passed, failed, skipped} of finished) {
    const counts = [`${passed} passed`];
    if (failed) counts.push(`${failed} failed`);
    if (skipped) counts.push(`${skipped} skipped`);
    console.log(`${step.padEnd(16)}${seconds.toFixed(1).padStart(8)} s  ${counts.join(', ')}`);
    sum.passed += passed;
    sum.failed += failed;
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
});
