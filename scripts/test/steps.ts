import {readFile, rm} from 'node:fs/promises';
import {bin, run} from '../../src/node/run.ts';

interface Tally {
  passed: number;
  failed: number;
  skipped?: number;
}

interface Step {
  /** `npm` or a program of a package, and its arguments. */
  command: string;
  /** Report of a program that counts single cases; any other step is one case. */
  report?: string;
}

interface Finished extends Tally {
  name: string;
  seconds: number;
}

const npm = (script: string): Step => ({command: `npm run --silent ${script} --`});

/** Tests of a project of Vitest, or of the browsers. A browser test that passes only when repeated is named in the output. */
function vitest(project: string): Step {
  const report = `test-results/${project}.json`;
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${report}`;
  return {command: `vitest run --project ${project} ${reporters}`, report};
}

const inChromium = (option: string): Step => ({
  command: `playwright test --project=chromium ${option} @nightly`,
  report: 'test-results/browser.json',
});

/** Every step of the tests by its name. */
export const steps = {
  unit: vitest('unit'),
  lint: npm('lint'),
  typecheck: npm('typecheck'),
  check: npm('check'),
  format: {command: 'prettier --check . --log-level=warn --cache'},
  spelling: {command: 'cspell --no-progress --gitignore'},
  unused: {command: 'knip --no-progress'},
  styles: {
    command: 'stylelint src/**/*.css --cache --cache-location=node_modules/.cache/stylelint/',
  },
  lines: {command: 'tsx scripts/lines.ts'},
  'i18n:status': npm('i18n:status'),
  build: npm('build'),
  site: vitest('site'),
  browser: inChromium('--grep-invert'),
  // What follows runs at night.
  crawl: inChromium('--grep'),
  engines: {
    command:
      'playwright test --project=firefox --project=webkit --grep-invert @nightly --pass-with-no-tests',
  },
} satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

export const isStep = (name: string): name is StepName => Object.hasOwn(steps, name);

/** Steps that need no built site. The slowest come first, so that the last ones end together. */
export const checks = [
  ...(['unit', 'lint', 'typecheck', 'check', 'format', 'spelling'] as const),
  ...(['unused', 'styles', 'lines'] as const),
];

type Report =
  | {stats: {expected: number; unexpected: number; flaky: number; skipped: number}}
  | {numPassedTests: number; numFailedTests: number; numPendingTests: number};

/** Counts in a report of Playwright or Vitest. */
function countsIn(report: Report): Tally {
  if ('stats' in report) {
    const {expected, flaky, unexpected: failed, skipped} = report.stats;
    return {passed: expected + flaky, failed, skipped};
  }
  const {numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped} = report;
  return {passed, failed, skipped};
}

/** A run that fails without a failed case, or that reports no case at all, counts as failed. */
async function tallyOf({report}: Step, code: number): Promise<Tally> {
  if (!report) return {passed: Number(code === 0), failed: Number(code !== 0)};
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (!text) return {passed: 0, failed: 1};
  const counts = countsIn(JSON.parse(text) as Report);
  const isSilent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return isSilent ? {...counts, failed: 1} : counts;
}

const finished: Finished[] = [];

async function runStep(name: StepName, args: string[], echo: boolean): Promise<boolean> {
  const step: Step = steps[name];
  const [program = '', ...own] = step.command.split(' ');
  const command = program === 'npm' ? program : bin(program);
  const start = Date.now();
  if (echo) console.log(`▸ ${name}`);
  const {code, output} = await run(command, [...own, ...args], {env: {NO_COLOR: '1'}, echo});
  const tally = await tallyOf(step, code);
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
export async function runSteps(
  names: StepName[],
  parallel = 1,
  args: string[] = [],
): Promise<boolean> {
  // A program that ends before it reports must not count as what an earlier run reported.
  await rm('test-results', {recursive: true, force: true});
  const waiting = [...names];
  const results: boolean[] = [];
  const worker = async (): Promise<void> => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      results.push(await runStep(name, args, parallel === 1));
  };
  await Promise.all(Array.from({length: parallel}, worker));
  return results.every(Boolean);
}

/** Prints the time of each step and, on the last line, how many checks and cases passed and failed. */
export function summarize(): void {
  console.log();
  for (const {name, seconds, passed, failed, skipped} of finished) {
    const counts = Object.entries({passed, failed, skipped})
      .filter(([word, count]) => count || word === 'passed')
      .map(([word, count]) => `${count} ${word}`);
    console.log(`${name.padEnd(16)}${seconds.toFixed(1).padStart(8)} s  ${counts.join(', ')}`);
  }
  const sum = (key: 'passed' | 'failed'): number =>
    finished.reduce((total, tally) => total + tally[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
