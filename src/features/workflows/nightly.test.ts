import {readFile} from 'node:fs/promises';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {identity} from '../../config/identity.ts';

it('runs every night against the documented version and the latest one', async () => {
  const {jobs} = parse(await readFile('.github/workflows/nightly.yml', 'utf8')) as {
    jobs: {prove: {strategy: {matrix: {version: string[]}}}};
  };
  expect(jobs.prove.strategy.matrix.version).toEqual([identity.productVersion, 'latest']);
});
