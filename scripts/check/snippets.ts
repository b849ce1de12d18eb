import {spawnSync} from 'node:child_process';
import {visit} from 'unist-util-visit';
import {parseAllDocuments} from 'yaml';
import {checkCalls} from './snippets/http.ts';
import {checkTypeScript} from './snippets/typescript.ts';
import type {ParsedPage, Reports} from './page.ts';

/** A code block of a page. */
export interface Snippet {
  report: Reports;
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
  parseAllDocuments(code).flatMap((document) =>
    'errors' in document
      ? document.errors.map((error) => ({
          message: `The YAML can't be read: ${messageOf(error)}`,
          offset: (error.linePos?.[0].line ?? 1) - 1,
        }))
      : [],
  );

/** Shell blocks parse, and contain commands only. */
function checkShell(code: string): Problem[] {
  const prompt = code.split('\n').findIndex((line) => /^\s*\$ /.test(line));
  if (prompt >= 0)
    return [{message: 'A prompt "$ " cannot be pasted: omit it.', offset: prompt, isAdvice: true}];
  // Without Bash, as on Windows, there is no status.
  const {status, stderr} = spawnSync('bash', ['-n'], {input: code, encoding: 'utf8'});
  const [, line, reason] = /line (\d+): (.*)/.exec(stderr ?? '') ?? [];
  return status
    ? [{message: `The shell can't read this: ${reason}.`, offset: Number(line ?? 1) - 1}]
    : [];
}

/**
 * What code blocks show works: data and shell commands parse, TypeScript compiles, calls of the API fit its description. Translations have the
 * same code (another rule).
 */
export async function checkSnippets(pages: {parsed: ParsedPage; report: Reports}[]): Promise<void> {
  const snippets: Snippet[] = [];
  for (const {parsed, report} of pages)
    visit(parsed.tree, 'code', ({lang, meta, value, position}) => {
      const line = position?.start.line ?? 1;
      const reason = /no-check(?:="([^"]*)")?/.exec(meta ?? '');
      if (!reason) snippets.push({report, line: line + 1, language: lang ?? '', code: value});
      else if (!reason[1]?.trim()) report.error(line, 'no-check needs a reason: no-check="why".');
    });
  const byLanguage = {json: checkJson, yaml: checkYaml, bash: checkShell};
  const found = [
    ...snippets.map(
      (snippet) => [snippet, byLanguage[snippet.language as 'json']?.(snippet.code) ?? []] as const,
    ),
    ...checkTypeScript(snippets),
    ...(await checkCalls(snippets)),
  ];
  for (const [{report, line}, problems] of found)
    for (const {message, offset = 0, isAdvice} of problems)
      (isAdvice ? report.advise : report.error)(line + offset, message);
}
