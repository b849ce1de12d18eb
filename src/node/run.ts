import {spawn} from 'node:child_process';
import path from 'node:path';

interface RunOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Print the output while it comes. */
  echo?: boolean;
  /** Ends the program; the result is then rejected. */
  signal?: AbortSignal;
}

export const bin = (name: string): string => path.resolve('node_modules/.bin', name);

/** Runs a program to its end and collects its output (both streams, in the order of arrival). */
export function run(
  command: string,
  args: string[],
  {cwd, env, echo = false, signal}: RunOptions = {},
): Promise<{code: number; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm and the programs of packages are scripts of the shell there.
      shell: process.platform === 'win32',
      signal,
    });
    let output = '';
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      if (echo) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}
