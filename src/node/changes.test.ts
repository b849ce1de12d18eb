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

it.each([
  ['of a process that was interrupted', String(spawnSync(process.execPath, ['--version']).pid)],
  ['without a process', ''],
])('does not wait for a lock %s', async (_, owner) => {
  write('.cache/fingerprints/step.lock', owner);
  write('source.txt', `changed for "${owner}"`);
  expect(await run()).toBe(true);
  expect(readdirSync('.cache/fingerprints')).toEqual(['step']);
});

it('does the work again after it failed', async () => {
  write('source.txt', 'four');
  const fail = (): Promise<void> => Promise.reject(new Error('no'));
  await expect(whenChanged('step', ['source.txt'], fail)).rejects.toThrow('no');
  expect(await run()).toBe(true);
});
