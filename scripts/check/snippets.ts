import {spawnSync} from 'node:child_process';
import {visit} from 'unist-util-visit';
import {parseAllDocuments} from 'yaml';
import {checkCalls} from './snippets/http.ts';
import {checkTypeScript} from './snippets/typescript.ts';
import {reporter, type Finding, type ParsedPage} from './page.ts';

/** A code block of a page. */
export interface Snippet {
  page: ParsedPage;
  /** Line of the block's first line of code. */
  line: number;
  language: string;
  code: string;
}

/** What is wrong in a block: message, line in the block from 0, and whether the code is only said to have a fault. */
export interface Problem {
  message: string;
  offset?: number;
  isAdvice?: boolean;
}

export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!;

function checkJson(code: string): Problem[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [{message: `The JSON can't be read: ${messageOf(error)}`}];
  }
}

const checkYaml = (code: string): Problem[] =>
  parseAllDocuments(code).flatMap((document) =>
    'errors' in document
      ? document.errors.map((error) => ({
          message: `The YAML can't be read: ${messageOf(error)}`,
          offset: (error.linePos?.[0].line ?? 1) - 1,
        }))
      : [],
  );

const hasShellCheck = spawnSync('shellcheck', ['--version']).status === 0;
/** `cd` without `|| exit` is right in a snippet: `exit` would close the reader's own shell. */
const excluded = 'SC2164';

/** Shell blocks pass ShellCheck where it is installed, else they parse. They hold commands only. */
function checkShell(code: string): Problem[] {
  const prompts = code
    .split('\n')
    .flatMap((line, offset) =>
      /^\s*\$ /.test(line)
        ? [{message: 'A prompt "$ " cannot be pasted: omit it.', offset, isAdvice: true}]
        : [],
    );
  if (prompts.length > 0) return prompts;
  if (!hasShellCheck) {
    const {status, stderr} = spawnSync('bash', ['-n'], {input: code, encoding: 'utf8'});
    return status ? [{message: `The shell can't read this: ${stderr.trim().split('\n')[0]!}`}] : [];
  }
  const {stdout} = spawnSync(
    'shellcheck',
    ['--shell=bash', `--exclude=${excluded}`, '--severity=warning', '--format=json', '-'],
    {input: code, encoding: 'utf8'},
  );
  const found = JSON.parse(stdout || '[]') as {
    line: number;
    code: number;
    level: string;
    message: string;
  }[];
  return found.map(({line, code: id, level, message}) => ({
    message: `SC${id}: ${message}`,
    offset: line - 1,
    isAdvice: level !== 'error',
  }));
}

const exception = /no-check="([^"]*)"/;

/**
 * What code blocks show works: data parses, shell passes ShellCheck, TypeScript compiles, calls of the API fit its description.
 * Translations have the same code (another rule).
 * @returns findings of all pages, each with its page
 */
export async function checkSnippets(pages: ParsedPage[]): Promise<Map<string, Finding[]>> {
  const reports = new Map(pages.map((page) => [page, reporter(page)]));
  const snippets: Snippet[] = [];
  for (const page of pages)
    visit(page.tree, 'code', ({lang, meta, value, position}) => {
      const line = (position?.start.line ?? 1) + 1;
      if (meta?.includes('no-check') && !exception.exec(meta)?.[1]?.trim())
        reports.get(page)!.error(line - 1, 'no-check needs a reason: no-check="why".');
      if (!exception.test(meta ?? ''))
        snippets.push({page, line, language: lang ?? '', code: value});
    });
  const report = ({page, line}: Snippet, {message, offset = 0, isAdvice}: Problem): void =>
    reports.get(page)![isAdvice ? 'advise' : 'error'](line + offset, message);
  const byLanguage = {json: checkJson, yaml: checkYaml, bash: checkShell};
  for (const snippet of snippets)
    for (const problem of byLanguage[snippet.language as 'json']?.(snippet.code) ?? [])
      report(snippet, problem);
  for (const check of [checkTypeScript, checkCalls])
    for (const [snippet, problems] of await check(snippets))
      for (const problem of problems) report(snippet, problem);
  return new Map(pages.map((page) => [page.file, reports.get(page)!.findings]));
}
