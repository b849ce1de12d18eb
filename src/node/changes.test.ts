import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {whenChanged} from './changes.ts';
import {testFolder} from './test-folder.ts';

const {root, write} = testFolder();
const home = process.cwd();
beforeAll(() => {
  write('source.txt', 'one');
  process.chdir(root);
});
afterAll(() => process.chdir(home));

let works = 0;
const run = (): Promise<boolean> =>
  whenChanged('step', ['source.txt'], async () => {
    works += 1;
    await setTimeout(50);
  });

it('does the work once for all that ask at the same time, and again after a change', async () => {
  expect((await Promise.all([run(), run(), run()])).sort()).toEqual([false, false, true]);
  expect(works).toBe(1);
  write('source.txt', 'two');
  expect([await run(), await run()]).toEqual([true, false]);
});

it('does not wait for the lock of a process that was interrupted', async () => {
  write('.cache/fingerprints/step.lock', String(spawnSync(process.execPath, ['--version']).pid));
  write('source.txt', 'three');
  expect(await run()).toBe(true);
  expect(readdirSync('.cache/fingerprints')).toEqual(['step']);
});

it('does the work again after it failed', async () => {
  write('source.txt', 'four');
  const fail = (): Promise<void> => Promise.reject(new Error('no'));
  await expect(whenChanged('step', ['source.txt'], fail)).rejects.toThrow('no');
  expect(await run()).toBe(true);
});
