import {spawnSync} from 'node:child_process';
import {parseAllDocuments} from 'yaml';
import type {Snippet} from '../snippets.ts';

const firstLineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!;

/** Why JSON can't be read. */
export function jsonProblem(code: string): string | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    return `The JSON can't be read: ${firstLineOf(error)}`;
  }
}

function checkJson({code, error}: Snippet): void {
  const problem = jsonProblem(code);
  if (problem) error(problem);
}

function checkYaml({code, error}: Snippet): void {
  for (const mistake of [...parseAllDocuments(code)].flatMap(({errors}) => errors))
    error(`The YAML can't be read: ${firstLineOf(mistake)}`, (mistake.linePos?.[0].line ?? 1) - 1);
}

/** Shell blocks parse, and contain commands only. */
function checkShell({code, error}: Snippet): void {
  const prompt = code.split('\n').findIndex((line) => /^\s*\$ /.test(line));
  if (prompt >= 0) {
    error('A prompt "$ " can\'t be pasted: omit it.', prompt);
    return;
  }
  // Bash only warns of a here-document without an end, so its status says less than its messages. Without Bash, as on Windows, there are none.
  const env = {...process.env, LC_ALL: 'C'};
  const {stderr} = spawnSync('bash', ['-n'], {input: code, encoding: 'utf8', env});
  // Such as "bash: line 3: syntax error near unexpected token `)'".
  const [, line, reason] = /line (\d+): (.*)/.exec(stderr ?? '') ?? [];
  if (reason) error(`The shell can't read this: ${reason}.`, Number(line) - 1);
}

const checks: Record<string, (snippet: Snippet) => void> = {
  json: checkJson,
  yaml: checkYaml,
  bash: checkShell,
};

/** Checks a block in one of the languages that a parser reads. */
export const checkSyntax = (snippet: Snippet): void => checks[snippet.language]?.(snippet);
