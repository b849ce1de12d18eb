import {readFile} from 'node:fs/promises';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {identity} from '../../config/identity.ts';
import {bin, run} from '../../node/run.ts';
import {
  endpointsFile,
  filesByOperation,
  readerFile,
  readWorkflowFiles,
  workflowFolder,
} from './files.ts';
import {outputsUsedBy} from './reader/expressions.ts';
import {sourceOperations} from './sources.test-data.ts';

const files = await readWorkflowFiles();

/** All steps, each with where it is and the steps before it. */
const steps = [...files].flatMap(([file, {workflows}]) =>
  workflows.flatMap((workflow) =>
    workflow.steps.map((step, index) => ({
      step,
      earlier: workflow.steps.slice(0, index),
      place: `${file}: ${workflow.workflowId}, ${step.stepId}`,
    })),
  ),
);

it("passes Redocly's rules", async () => {
  const config = `--config=${workflowFolder}/redocly.yaml`;
  const {code, output} = await run(bin('redocly'), [
    'lint',
    config,
    ...files.keys(),
    endpointsFile,
  ]);
  expect(code, output).toBe(0);
});

it('calls all 148 operations, and no other', async () => {
  const operations = (await sourceOperations()).map(({operationId}) => operationId);
  expect(operations).toHaveLength(148);
  expect([...filesByOperation(files).keys()].sort()).toEqual(operations.sort());
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

it('shows readers eight workflows whose steps say what they do', () => {
  const {workflows} = files.get(readerFile)!;
  expect(workflows).toHaveLength(8);
  const silent = workflows.flatMap((workflow) =>
    workflow.steps.filter((step) => !step.description),
  );
  expect(silent).toEqual([]);
});

it('runs every night against the documented version and the latest one', async () => {
  const {jobs} = parse(await readFile('.github/workflows/nightly.yml', 'utf8')) as {
    jobs: {prove: {strategy: {matrix: {version: string[]}}}};
  };
  expect(jobs.prove.strategy.matrix.version).toEqual([identity.productVersion, 'latest']);
});
