import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';

/** A folder for the tests of a file, which is gone after them. */
export function testFolder() {
  const root = mkdtempSync(path.join(os.tmpdir(), 'test-'));
  afterAll(() => rmSync(root, {recursive: true, force: true}));
  return {
    root,
    write(file: string, text: string) {
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      writeFileSync(path.join(root, file), text);
    },
  };
}

const project = process.cwd();

/** Runs a script of the project in a folder. */
export function runScript(
  script: string,
  args: string[],
  cwd: string,
): {code: number | null; output: string} {
  const command = ['node_modules/tsx/dist/cli.mjs', script].map((file) => path.join(project, file));
  const {status, stdout, stderr} = spawnSync(process.execPath, [...command, ...args], {
    cwd,
    encoding: 'utf8',
  });
  return {code: status, output: stdout + stderr};
}
