import {readFile} from 'node:fs/promises';
import {Globby as glob} from '@docusaurus/utils';
import {beforeAll, expect, it} from 'vitest';
import {parse} from 'yaml';
import {identity} from '../../config/identity.ts';
import {bin, run} from '../../node/run.ts';
import {filesByOperation, readWorkflowFiles, type WorkflowDocument} from './files.ts';

let files: Map<string, WorkflowDocument>;
let operations: string[];

beforeAll(async () => {
  files = await readWorkflowFiles();
  const paths = await glob('openapi/paths/**/*.yaml');
  const items = await Promise.all(
    paths.map(
      async (file) => parse(await readFile(file, 'utf8')) as Record<string, {operationId?: string}>,
    ),
  );
  operations = items
    .flatMap((item) => Object.values(item))
    .flatMap(({operationId}) => (operationId ? [operationId] : []));
});

it("passes Redocly's rules", async () => {
  const {code, output} = await run(bin('redocly'), [
    'lint',
    '--config=openapi/workflows/redocly.yaml',
    ...files.keys(),
    'openapi/workflows/endpoints.openapi.yaml',
  ]);
  expect(code, output).toBe(0);
});

it('calls all 148 operations', () => {
  const called = filesByOperation(files);
  expect(operations).toHaveLength(148);
  expect(operations.filter((operation) => !called.has(operation))).toEqual([]);
  expect([...called.keys()].filter((operation) => !operations.includes(operation))).toEqual([]);
});

it('states the status of every step', () => {
  const silent = [...files].flatMap(([file, {workflows}]) =>
    workflows.flatMap(({workflowId, steps}) =>
      steps
        .filter(({successCriteria: [first]}) => !/^\$statusCode == \d{3}/.test(first!.condition))
        .map(({stepId}) => `${file}: ${workflowId}, ${stepId}`),
    ),
  );
  expect(silent).toEqual([]);
});

it('takes values only from steps before', () => {
  const wrong = [...files].flatMap(([file, {workflows}]) =>
    workflows.flatMap(({workflowId, steps}) =>
      steps.flatMap((step, at) => {
        const earlier = steps.slice(0, at);
        const {outputs: _own, ...uses} = step;
        return [...JSON.stringify(uses).matchAll(/\$steps\.([\w-]+)\.outputs\.([\w-]+)/g)]
          .filter(
            ([, stepId, output]) =>
              !earlier.find((before) => before.stepId === stepId)?.outputs?.[output!],
          )
          .map(([expression]) => `${file}: ${workflowId}, ${step.stepId}: ${expression}`);
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

it('shows readers eight workflows whose steps say what they do', () => {
  const {workflows} = files.get('openapi/workflows/workflows.arazzo.yaml')!;
  expect(workflows).toHaveLength(8);
  expect(workflows.flatMap(({steps}) => steps).filter(({description}) => !description)).toEqual([]);
});

it('runs every night against the documented version and the latest one', async () => {
  const {jobs} = parse(await readFile('.github/workflows/nightly.yml', 'utf8')) as {
    jobs: {prove: {strategy: {matrix: {version: string[]}}}};
  };
  expect(jobs.prove.strategy.matrix.version).toEqual([identity.productVersion, 'latest']);
});
