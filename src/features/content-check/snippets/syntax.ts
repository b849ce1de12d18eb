import {spawnSync} from 'node:child_process';
import {parseAllDocuments} from 'yaml';
import type {Problem} from './snippet.ts';

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!;

export function checkJson(code: string): Problem[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [{message: `The JSON can't be read: ${messageOf(error)}`}];
  }
}

const checkYaml = (code: string): Problem[] =>
  [...parseAllDocuments(code)]
    .flatMap((document) => ('errors' in document ? document.errors : []))
    .map((error) => ({
      message: `The YAML can't be read: ${messageOf(error)}`,
      offset: (error.linePos?.[0].line ?? 1) - 1,
    }));

/** Shell blocks parse, and contain commands only. */
function checkShell(code: string): Problem[] {
  const prompt = code.split('\n').findIndex((line) => /^\s*\$ /.test(line));
  if (prompt >= 0) return [{message: 'A prompt "$ " can\'t be pasted: omit it.', offset: prompt}];
  // Bash only warns of a here-document without an end, so its status says less than its messages. Without Bash, as on Windows, there are none.
  const env = {...process.env, LC_ALL: 'C'};
  const {stderr} = spawnSync('bash', ['-n'], {input: code, encoding: 'utf8', env});
  const [, line, reason] = /line (\d+): (.*)/.exec(stderr ?? '') ?? [];
  return reason
    ? [{message: `The shell can't read this: ${reason}.`, offset: Number(line) - 1}]
    : [];
}

/** Checks of the languages that a parser reads, by the language that a block names. */
export const syntaxChecks: Record<string, (code: string) => Problem[]> = {
  json: checkJson,
  yaml: checkYaml,
  bash: checkShell,
};
