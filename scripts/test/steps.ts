import {mkdir, readFile} from 'node:fs/promises';
import {bin, run} from '../../src/node/run.ts';

interface Tally {
  passed: number;
  failed: number;
  skipped?: number;
}

interface Step {
  /** Program and its arguments. */
  command: [program: string, ...args: string[]];
  /** Counts of a program that reports single cases; any other step is one case. */
  tally?: () => Promise<Tally>;
}

interface Finished extends Tally {
  name: string;
  seconds: number;
}

const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(file, 'utf8')) as T;

/** A script of package.json. */
const npm = (name: string): Step => ({command: ['npm', 'run', '--silent', name, '--']});

const program = (name: string, ...args: string[]): Step => ({command: [bin(name), ...args]});

/** A project of Vitest, counted by case. */
function vitest(project: string): Step {
  const file = `test-results/${project}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  return {
    ...program('vitest', 'run', '--project', project, ...reporters),
    tally: async () => {
      const report = await readJson<{
        numPassedTests: number;
        numFailedTests: number;
        numPendingTests: number;
      }>(file);
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests,
      };
    },
  };
}

/** Browser tests, counted by case. A case that passes only when repeated is named in the output. */
const playwright = (...args: string[]): Step => ({
  ...program('playwright', 'test', ...args),
  tally: async () => {
    const {stats} = await readJson<{
      stats: {expected: number; unexpected: number; flaky: number; skipped: number};
    }>('test-results/browser.json');
    return {passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped};
  },
});

const nightly = '@nightly';

/** Every step of the tests by its name. */
export const steps = {
  unit: vitest('unit'),
  lint: npm('lint'),
  typecheck: npm('typecheck'),
  check: npm('check'),
  format: program('prettier', '--check', '.', '--log-level=warn', '--cache'),
  spelling: program('cspell', '--no-progress', '--gitignore'),
  unused: program('knip', '--no-progress'),
  styles: program(
    'stylelint',
    'src/**/*.css',
    '--cache',
    '--cache-location=node_modules/.cache/stylelint/',
  ),
  lines: program('tsx', 'scripts/lines.ts'),
  'i18n:status': npm('i18n:status'),
  build: npm('build'),
  site: vitest('site'),
  browser: playwright('--project=chromium', '--grep-invert', nightly),
  // What follows runs at night.
  crawl: playwright('--project=chromium', '--grep', nightly),
  engines: playwright(
    '--project=firefox',
    '--project=webkit',
    '--grep-invert',
    nightly,
    '--pass-with-no-tests',
  ),
  links: program('tsx', 'scripts/links.ts'),
} satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

export const isStep = (name: string): name is StepName => name in steps;

/** Steps that need no built site. The slowest come first, so that the last ones end together. */
export const checks: StepName[] = [
  'unit',
  'lint',
  'typecheck',
  'check',
  'format',
  'spelling',
  'unused',
  'styles',
  'lines',
];

/** A run that fails without a failed case, or that reports no case at all, counts as failed. */
async function tallyOf({tally}: Step, code: number): Promise<Tally> {
  const own = await tally?.().catch(() => undefined);
  if (!own)
    return {
      passed: Number(code === 0 && !tally),
      failed: Number(code !== 0 || tally !== undefined),
    };
  return own.failed === 0 && (code !== 0 || own.passed === 0) ? {...own, failed: 1} : own;
}

const finished: Finished[] = [];

async function runStep(name: StepName, args: string[], echo: boolean): Promise<boolean> {
  const step: Step = steps[name];
  const [command, ...own] = step.command;
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
  await mkdir('test-results', {recursive: true});
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
    const counts = [
      `${passed} passed`,
      failed > 0 && `${failed} failed`,
      skipped && `${skipped} skipped`,
    ]
      .filter(Boolean)
      .join(', ');
    console.log(`${name.padEnd(16)}${seconds.toFixed(1).padStart(8)} s  ${counts}`);
  }
  const sum = (key: 'passed' | 'failed'): number =>
    finished.reduce((total, tally) => total + tally[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
