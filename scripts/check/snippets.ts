import {spawnSync} from 'node:child_process';
import {visit} from 'unist-util-visit';
import {parseAllDocuments} from 'yaml';
import {checkCalls} from './snippets/http.ts';
import {checkTypeScript} from './snippets/typescript.ts';
import type {ParsedPage, Report} from './page.ts';

/** A code block of a page. */
export interface Snippet {
  /** Reports a mistake in a line of the page. */
  error: Report;
  /** Line of the block's first line of code. */
  line: number;
  language: string;
  code: string;
}

/** What is wrong in a block, with the line of the block, from 0. */
export interface Problem {
  message: string;
  offset?: number;
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

const checks: Record<string, (code: string) => Problem[]> = {
  json: checkJson,
  yaml: checkYaml,
  bash: checkShell,
};

/** Code blocks of a page, without those whose writer says why they can't be checked. */
function snippetsIn({tree}: ParsedPage, error: Report): Snippet[] {
  const found: Snippet[] = [];
  visit(tree, 'code', ({lang, meta, value, position}) => {
    const line = position?.start.line ?? 1;
    const reason = /no-check(?:="([^"]*)")?/.exec(meta ?? '');
    if (!reason) found.push({error, line: line + 1, language: lang ?? '', code: value});
    else if (!reason[1]?.trim()) error(line, 'no-check needs a reason: no-check="why".');
  });
  return found;
}

/**
 * What code blocks show works: data and shell commands parse, TypeScript compiles, calls of the API fit its description. Translations have the
 * same code (another rule).
 */
export async function checkSnippets(pages: {parsed: ParsedPage; error: Report}[]): Promise<void> {
  const snippets = pages.flatMap(({parsed, error}) => snippetsIn(parsed, error));
  const inTypeScript = checkTypeScript(snippets);
  const inCalls = await checkCalls(snippets);
  for (const snippet of snippets)
    for (const {message, offset = 0} of [
      ...(checks[snippet.language]?.(snippet.code) ?? []),
      ...(inTypeScript.get(snippet) ?? []),
      ...(inCalls.get(snippet) ?? []),
    ])
      snippet.error(snippet.line + offset, message);
}
