import path from 'node:path';
import {Failure} from '../../../node/report.ts';
import {bin, run} from '../../../node/run.ts';

/** A finding of `redocly lint --format=json`, as far as it is used here. */
interface Problem {
  ruleId: string;
  message: string;
  location: {source: {ref: string}; start?: {line: number; col: number}}[];
}

/** Redocly asks its own server for news and usage unless told otherwise. */
export const quiet = {REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'};

/** Output without its frame with news about Node.js. */
export const withoutNews = (output: string): string => output.replace(/^\s*[╔║╚].*\n/gm, '').trim();

/** One finding in one line: file, line, rule, message. */
function describe({ruleId, message, location}: Problem): string {
  const [place] = location;
  const file = place ? path.relative(process.cwd(), place.source.ref) : '?';
  return `${file}:${place?.start?.line ?? 1}:${place?.start?.col ?? 1} [${ruleId}] ${message.replace(/\s+/g, ' ').trim()}`;
}

/** @throws Failure with one line a finding: file, line, rule, what is wrong */
export async function lint(source: string): Promise<void> {
  const {code, output} = await run(
    bin('redocly'),
    ['lint', source, '--config=redocly.yaml', '--format=json', '--max-problems=500'],
    {env: quiet},
  );
  if (code === 0) return;
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  let problems: Problem[];
  try {
    problems = (JSON.parse(json) as {problems: Problem[]}).problems;
  } catch {
    throw new Failure(`The linter failed:\n${withoutNews(output)}`);
  }
  throw new Failure(
    `${problems.length} problem${problems.length > 1 ? 's' : ''} in the API description:\n${problems.map(describe).join('\n')}`,
  );
}

/**
 * Writes a description as one file.
 * @param config configuration of Redocly, whose decorators apply
 * @throws Failure with the message of Redocly
 */
export async function bundle(
  source: string,
  target: string,
  config = 'redocly.yaml',
): Promise<void> {
  const {code, output} = await run(
    bin('redocly'),
    ['bundle', source, `--config=${config}`, '-o', target],
    {env: quiet},
  );
  if (code !== 0) throw new Failure(`${source} can't be bundled:\n${withoutNews(output)}`);
}
