import {spawnSync} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {identity} from '../../config/identity.ts';
import {readerSamples} from '../../data/reader-values.ts';
import {bin, run} from '../../node/run.ts';
import {testFolder} from '../../node/test-folder.ts';
import {operationsOf} from '../api-reference/model/description.ts';
import type {Description} from '../api-reference/model/types.ts';
import {
  endpointsFile,
  operationOf,
  outputsUsedBy,
  readerFile,
  readWorkflowFiles,
  workflowFolder,
} from './files.ts';
import {byExpression, readerWorkflows} from './reader/read.ts';
import {scriptsOf} from './reader/scripts.ts';

const {root, write} = testFolder();
const files = await readWorkflowFiles();
const document = files.get(readerFile)!;

const readYaml = async (...file: string[]): Promise<object> =>
  parse(await readFile(path.join(...file), 'utf8')) as object;

// From the sources, because the bundled description isn't in a fresh clone.
const source = (await readYaml('openapi/openapi.yaml')) as {paths: Record<string, {$ref: string}>};
for (const [url, {$ref}] of Object.entries(source.paths))
  Object.assign(source.paths, {[url]: await readYaml('openapi', $ref)});
const operations = operationsOf(source as unknown as Description);
const workflows = readerWorkflows(document, await byExpression(operations));

/** All steps, each with where it is and the steps before it. */
const steps = [...files].flatMap(([file, {workflows: ofFile}]) =>
  ofFile.flatMap((workflow) =>
    workflow.steps.map((step, index) => ({
      step,
      earlier: workflow.steps.slice(0, index),
      place: `${file}: ${workflow.workflowId}, ${step.stepId}`,
    })),
  ),
);

it("passes Redocly's rules", async () => {
  const args = [`--config=${workflowFolder}/redocly.yaml`, ...files.keys(), endpointsFile];
  const {code, output} = await run(bin('redocly'), ['lint', ...args]);
  expect(code, output).toBe(0);
});

it('calls all 148 operations, and no other', () => {
  const called = new Set(steps.map(({step}) => operationOf(step)).filter(Boolean));
  expect(operations).toHaveLength(148);
  expect([...called].sort()).toEqual(operations.map(({operationId}) => operationId).sort());
});

it('states the status of every step', () => {
  const silent = steps.filter(
    ({step}) => !/^\$statusCode == \d{3}/.test(step.successCriteria[0]!.condition),
  );
  expect(silent.map(({place}) => place)).toEqual([]);
});

it('takes values only from steps before', () => {
  const wrong = steps.flatMap(({step, earlier, place}) =>
    outputsUsedBy(step)
      .filter(
        ({stepId, name}) => !earlier.find((other) => other.stepId === stepId)?.outputs?.[name],
      )
      .map(({stepId, name}) => `${place}: ${stepId}.${name}`),
  );
  expect(wrong).toEqual([]);
});

it('runs every night against the documented version and the latest one', async () => {
  const {jobs} = (await readYaml('.github/workflows/nightly.yml')) as {
    jobs: {prove: {strategy: {matrix: {version: string[]}}}};
  };
  expect(jobs.prove.strategy.matrix.version).toEqual([identity.productVersion, 'latest']);
});

it('shows readers eight workflows of steps that have a text, a page, and what scripts can express', () => {
  expect(workflows).toHaveLength(8);
  for (const {id, inputs, calls} of workflows) {
    for (const {description, page, outputs, wait, csv} of calls) {
      expect(description, id).not.toBe('');
      expect(page).toMatch(/^\/(?:api|docs)\//);
      for (const {field} of [...outputs, ...(csv?.columns ?? []), ...(wait ? [wait] : [])])
        expect(field, id).toMatch(/^(?:\.[a-z]\w*|\[\d+\])+$/i);
    }
    // All declare variables, as does the function of the scripts that sends a request.
    const outputs = calls.flatMap((call) => [call.stepId, ...call.outputs.map(({name}) => name)]);
    const names = ['call', ...inputs.map(({name}) => name), ...outputs];
    expect(names).toEqual([...new Set(names)]);
  }
  const headers = JSON.stringify(document).match(/"name":"[^"]+","in":"header","value":"[^"]+"/g)!;
  for (const header of headers)
    expect(header).toMatch(/^"name":"Authorization",.*"Bearer \{\$[\w.]+\}"$/);
});

/** What checks the syntax of a script without running it, where it is installed: Windows has no Bash. */
const syntaxChecks = {curl: ['bash', '-n'], python: ['python3', '-m', 'py_compile']};
const isInstalled = ([command]: string[]): boolean => !spawnSync(command!, ['--version']).error;

const cases = workflows.flatMap((workflow) =>
  scriptsOf(workflow).map((script) => ({...script, calls: workflow.calls})),
);
describe.each(cases)('script $file', ({language: {value: language}, file, code, calls}) => {
  it("begins with the reader's values, and sends a request for each step, under its number", () => {
    const {origin, workspaceId, apiKey} = readerSamples;
    for (const value of [origin, workspaceId, apiKey]) expect(code).toContain(value);
    expect(code).not.toMatch(/\$(?:inputs|steps|response)\b/);
    const [, ...parts] = code.split(/^(?:#|\/\/) (?=\d+\. )/m);
    expect(parts).toHaveLength(calls.length);
    for (const [index, {path: url}] of calls.entries()) {
      expect(parts[index]).toMatch(new RegExp(`^${index + 1}\\. `));
      expect(parts[index]).toContain(url.split('{')[0]);
      expect(parts[index]!.match(/\/(?:open|api)\//g)).toHaveLength(1);
    }
  });

  it('has no mistake in its syntax', () => {
    if (language === 'typescript') {
      const {diagnostics} = ts.transpileModule(code, {reportDiagnostics: true});
      expect(diagnostics).toEqual([]);
    } else if (isInstalled(syntaxChecks[language])) {
      write(file, code);
      const [command, ...args] = [...syntaxChecks[language], path.join(root, file)];
      const {status, stderr} = spawnSync(command!, args, {encoding: 'utf8'});
      expect(status, stderr).toBe(0);
    }
  });
});
