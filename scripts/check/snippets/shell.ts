import {spawnSync} from 'node:child_process';
import {each, type Problem} from './types.ts';

/** `cd` without `|| exit` is right in a snippet: `exit` would close the reader's own shell. */
const excluded = 'SC2164';
const hasShellCheck = spawnSync('shellcheck', ['--version']).status === 0;

interface Comment {
  line: number;
  code: number;
  message: string;
  level: string;
}

function shellCheck(code: string): Problem[] {
  const {stdout} = spawnSync(
    'shellcheck',
    ['--shell=bash', `--exclude=${excluded}`, '--severity=warning', '--format=json', '-'],
    {input: code, encoding: 'utf8'},
  );
  return (JSON.parse(stdout || '[]') as Comment[]).map(({line, code: id, message}) => ({
    message: `SC${id}: ${message}`,
    offset: line - 1,
  }));
}

function syntax(code: string): Problem[] {
  const {status, stderr, error} = spawnSync('bash', ['-n'], {input: code, encoding: 'utf8'});
  if (error) return [{message: `bash could not be started: ${error.message}`}];
  return status === 0 ? [] : [{message: stderr.trim().split('\n')[0]!}];
}

/** Shell blocks pass ShellCheck where it is installed, else they parse. They hold commands only. */
export const shellCheckRule = each(['bash'], ({code}) => [
  ...(hasShellCheck ? shellCheck(code) : syntax(code)),
  ...code
    .split('\n')
    .flatMap((line, offset) =>
      /^\s*\$ /.test(line)
        ? [{message: 'A prompt "$ " cannot be pasted: leave it out.', offset}]
        : [],
    ),
]);
