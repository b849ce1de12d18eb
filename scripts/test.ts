/**
 * The whole test of the project, step by step; a step that fails does not keep the later ones from running unless they need it.
 * Ends with one line, "N passed, N failed", that counts checks and test cases together.
 * usage: tsx scripts/test.ts [--quick]   (--quick uses the build/ that is there)
 */
import {mkdir, readFile} from 'node:fs/promises';
import {ensureBrowser} from './test/browser.ts';
import {bin, run} from './lib/run.ts';

interface Tally {
  passed: number;
  failed: number;
}

const total: Tally = {passed: 0, failed: 0};

function count({passed, failed}: Tally): void {
  total.passed += passed;
  total.failed += failed;
}

/** One check that passes or fails as a whole. */
async function check(title: string, command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  console.log(`\n▸ ${title}`);
  const {code} = await run(command, args, {echo: true, env});
  count(code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1});
  if (code !== 0) console.log(`✗ ${title}`);
  return code === 0;
}

/** A vitest project, counted case by case. A run without a report or without a case counts as failed. */
async function vitest(project: string): Promise<void> {
  console.log(`\n▸ Tests: ${project}`);
  const file = `test-results/${project}.json`;
  const {code} = await run(bin('vitest'), ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], {echo: true});
  const report = await readReport<{numPassedTests: number; numFailedTests: number; numTotalTests: number}>(file);
  if (!report || report.numTotalTests === 0) count({passed: 0, failed: 1});
  else count({passed: report.numPassedTests, failed: report.numFailedTests || (code === 0 ? 0 : 1)});
}

/** All browser specs, counted case by case. A case that is skipped says why in the report, and is not counted. */
async function browserTests(): Promise<void> {
  console.log('\n▸ Tests: browser');
  const {code} = await run(bin('playwright'), ['test'], {echo: true, env: {CHROMIUM: await ensureBrowser()}});
  const report = await readReport<{stats: {expected: number; unexpected: number; flaky: number}}>('test-results/browser.json');
  if (!report || report.stats.expected + report.stats.unexpected === 0) count({passed: 0, failed: 1});
  else {
    const {expected, unexpected, flaky} = report.stats;
    if (flaky > 0) console.log(`${flaky} cases passed at the second try only: see the list above.`);
    count({passed: expected + flaky, failed: unexpected || (code === 0 ? 0 : 1)});
  }
}

async function readReport<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

const quick = process.argv.includes('--quick');
await mkdir('test-results', {recursive: true});
const built = quick || (await check('Build all locales', bin('tsx'), ['scripts/build.ts']));
await check('Types', bin('tsc'), ['--noEmit']);
await check('ESLint', bin('eslint'), ['.', '--max-warnings=0']);
await check('Content checks', bin('tsx'), ['scripts/check.ts']);
await check('Dependencies', bin('tsx'), ['scripts/dependencies.ts']);
await check('Markdown', bin('markdownlint-cli2'), []);
await check('Spelling', bin('cspell'), ['--no-progress']);
await check('Translations', bin('tsx'), ['scripts/i18n/report.ts']);
await vitest('unit');
if (built) {
  await vitest('site');
  await browserTests();
} else {
  console.log('\n✗ The site and browser tests need a built site.');
  count({passed: 0, failed: 1});
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
