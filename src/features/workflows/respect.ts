import {readFile} from 'node:fs/promises';
import {stripVTControlCharacters} from 'node:util';
import {quiet, withoutNews} from '../api-reference/description/redocly.ts';
import {bin, run} from '../../node/run.ts';
import {Failure} from '../../node/report.ts';

/** What Redocly found wrong with a response. */
interface Check {
  name: string;
  message?: string;
  condition?: string;
  status: 'success' | 'warn' | 'error';
}

/** A request that Redocly has sent, as its log has it. */
export interface Call {
  workflowId: string;
  stepId: string;
  /** The status is 0 if no response arrived. */
  response: {statusCode: number; body?: unknown};
  checks: Check[];
}

interface Log {
  files: Record<string, {executedWorkflows: {executedSteps: Call[]}[]}>;
}

export interface RespectOptions {
  file: string;
  /** URL of the server, by name of the source description. */
  servers: Record<string, string>;
  inputs: Record<string, string>;
  /** Longest wait for a response, in milliseconds. */
  timeout: number;
  /** File for the log of Redocly. It contains tokens, so it must be where no one else can read it, and the caller deletes it. */
  log: string;
  signal?: AbortSignal;
}

/** While a step waits for something, its criteria fail until they are met, and its outputs can be missing. Only its last call counts for these. */
const isWaiting = ({name}: Check): boolean =>
  name === 'success criteria check' || name === 'unexpected error';

/** Calls with the checks that failed. */
const withFailures = (calls: Call[]): Call[] =>
  calls.map((call, at) => {
    const next = calls[at + 1];
    const isRetried = next?.stepId === call.stepId && next.workflowId === call.workflowId;
    const checks = call.checks.filter(
      (check) => check.status !== 'success' && !(isRetried && isWaiting(check)),
    );
    return {...call, checks};
  });

/**
 * Runs the workflows of a file with `redocly respect`.
 * @returns the calls with the checks that failed
 * @throws Failure if Redocly can't run them, with its message
 */
export async function runWorkflows(options: RespectOptions): Promise<Call[]> {
  const {file, log, timeout, servers, inputs, signal} = options;
  const args = ['--json-output', log, '--max-fetch-timeout', String(timeout)];
  // Masking would replace every occurrence of the password, in names of steps, too.
  args.push('--max-steps', '100000', '--no-secrets-masking');
  const env = {
    ...quiet,
    // Not as arguments, which every account of the machine can read.
    REDOCLY_CLI_RESPECT_SERVER: JSON.stringify(servers),
    REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs),
  };
  const {output} = await run(bin('redocly'), ['respect', file, ...args], {signal, env});
  const text = await readFile(log, 'utf8').catch(() => undefined);
  if (!text) {
    const message = stripVTControlCharacters(withoutNews(output)).trim();
    throw new Failure(`Redocly can't run the workflows:\n${message.slice(-2000)}`);
  }
  const {files} = JSON.parse(text) as Log;
  return Object.values(files).flatMap(({executedWorkflows}) =>
    executedWorkflows.flatMap(({executedSteps}) => withFailures(executedSteps)),
  );
}
