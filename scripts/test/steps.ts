import {mkdir, readFile} from 'node:fs/promises';
import {run} from '../../src/node/run.ts';

interface Tally {
  passed: number;
  failed: number;
  skipped?: number;
}

interface Step {
  /** Script of package.json. */
  name: string;
  args?: string[];
  env?: Record<string, string>;
  /** Counts of a script that reports single cases; any other script is one case. */
  tally?: () => Promise<Tally>;
}

interface Finished extends Tally {
  name: string;
  seconds: number;
}

const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(file, 'utf8')) as T;

/** A script that runs a project of Vitest, counted by case. */
export function vitest(name: string): Step {
  const file = `test-results/${name.replace(':', '-')}.json`;
  return {
    name,
    args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
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

/** The script that runs Playwright, counted by case. A case that passes only when repeated is named in the output. */
export function playwright(name: string, chromium: string): Step {
  return {
    name,
    env: {CHROMIUM: chromium},
    tally: async () => {
      const {stats} = await readJson<{
        stats: {expected: number; unexpected: number; flaky: number; skipped: number};
      }>('test-results/browser.json');
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      };
    },
  };
}

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

async function runStep(step: Step, echo: boolean): Promise<boolean> {
  const start = Date.now();
  if (echo) console.log(`▸ ${step.name}`);
  const args = ['run', '--silent', step.name, '--', ...(step.args ?? [])];
  const {code, output} = await run('npm', args, {env: {NO_COLOR: '1', ...step.env}, echo});
  const tally = await tallyOf(step, code);
  const seconds = (Date.now() - start) / 1000;
  finished.push({name: step.name, seconds, ...tally});
  console.log(`${tally.failed === 0 ? '✓' : '✗'} ${step.name} (${seconds.toFixed(0)} s)`);
  if (tally.failed > 0 && !echo) console.log(output.trimEnd());
  return tally.failed === 0;
}

/**
 * Runs steps and prints their output: of parallel steps when they fail, of others while they run.
 * @param steps started in this order
 * @param parallel how many run at a time
 * @returns whether all passed
 */
export async function runSteps(steps: Step[], parallel = 1): Promise<boolean> {
  await mkdir('test-results', {recursive: true});
  const waiting = [...steps];
  const results: boolean[] = [];
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      results.push(await runStep(step, parallel === 1));
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
