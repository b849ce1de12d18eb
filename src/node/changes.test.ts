import {afterAll, beforeEach, expect, it, vi} from 'vitest';
import {whenChanged} from './changes.ts';
import {testFolder} from './test-folder.ts';

const {root, write} = testFolder();
const project = process.cwd();
const work = vi.fn(() => Promise.resolve());
const run = (resultExists?: () => boolean): Promise<boolean> =>
  whenChanged('step', ['source.txt'], work, resultExists);

beforeEach(async () => {
  process.chdir(root);
  write('source.txt', 'one');
  await run();
  work.mockClear();
});
afterAll(() => process.chdir(project));

it('does the work again only after a change of its sources', async () => {
  expect(await run()).toBe(false);
  write('source.txt', 'two');
  expect(await run()).toBe(true);
  expect(work).toHaveBeenCalledOnce();
});

it('does the work again when its result is gone, and after it failed', async () => {
  expect(await run(() => false)).toBe(true);
  write('source.txt', 'three');
  work.mockRejectedValueOnce(new Error('no'));
  await expect(run()).rejects.toThrow('no');
  expect(await run()).toBe(true);
});
