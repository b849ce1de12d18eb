import {readFile} from 'node:fs/promises';
import {stripVTControlCharacters} from 'node:util';
import {quiet, withoutNews} from '../api-reference/description/redocly.ts';
import {bin, run} from '../../node/run.ts';
import {Failure} from '../../node/report.ts';

/** A request that Redocly has sent, and what it found wrong with the response. */
export interface Call {
  workflowId: string;
  stepId: string;
  /** 0 if no response arrived. */
  status: number;
  body: unknown;
  failures: {check: string; message: string; condition?: string}[];
}

interface Check {
  name: string;
  message?: string;
  condition?: string;
  status: 'success' | 'warn' | 'error';
}

interface LoggedStep {
  type: 'step';
  workflowId: string;
  stepId: string;
  response: {statusCode: number; body?: unknown};
  checks: Check[];
}

interface LoggedWorkflow {
  type: 'workflow';
  executedSteps: (LoggedStep | LoggedWorkflow)[];
}

interface Log {
  files: Record<string, {executedWorkflows: LoggedWorkflow[]}>;
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
  /** Ends Redocly. */
  signal?: AbortSignal;
}

const stepsOf = (workflow: LoggedWorkflow): LoggedStep[] =>
  workflow.executedSteps.flatMap((step) => (step.type === 'workflow' ? stepsOf(step) : [step]));

/** While a step waits for something, its criteria fail until they are met, and its outputs can be missing. Only its last call counts for these. */
const isWaiting = ({name}: Check): boolean =>
  name === 'success criteria check' || name === 'unexpected error';

function toCalls(steps: LoggedStep[]): Call[] {
  return steps.map((step, at) => {
    const next = steps[at + 1];
    const isRetried = next?.stepId === step.stepId && next.workflowId === step.workflowId;
    return {
      workflowId: step.workflowId,
      stepId: step.stepId,
      status: step.response.statusCode,
      body: step.response.body,
      failures: step.checks
        .filter((check) => check.status !== 'success' && !(isRetried && isWaiting(check)))
        .map(({name, message = '', condition}) => ({
          check: name,
          message: stripVTControlCharacters(message).trim(),
          condition,
        })),
    };
  });
}

/**
 * Runs the workflows of a file with `redocly respect`.
 * @throws Failure if Redocly can't run them, with its message
 */
export async function runWorkflows(options: RespectOptions): Promise<Call[]> {
  const {output} = await run(
    bin('redocly'),
    [
      'respect',
      options.file,
      '--json-output',
      options.log,
      '--max-fetch-timeout',
      String(options.timeout),
      '--max-steps',
      '100000',
      // Masking would replace every occurrence of the password, in names of steps, too.
      '--no-secrets-masking',
    ],
    {
      signal: options.signal,
      env: {
        ...quiet,
        // Not as arguments, which every account of the machine can read.
        REDOCLY_CLI_RESPECT_SERVER: JSON.stringify(options.servers),
        REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(options.inputs),
      },
    },
  );
  const log = await readFile(options.log, 'utf8').catch(() => undefined);
  if (!log) {
    const message = stripVTControlCharacters(withoutNews(output)).trim();
    throw new Failure(`Redocly can't run the workflows:\n${message.slice(-2000)}`);
  }
  const {files} = JSON.parse(log) as Log;
  return Object.values(files).flatMap(({executedWorkflows}) =>
    executedWorkflows.flatMap((workflow) => toCalls(stepsOf(workflow))),
  );
}
