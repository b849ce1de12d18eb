import {visit} from 'unist-util-visit';
import {checkCalls} from './snippets/http.ts';
import type {Snippet} from './snippets/snippet.ts';
import {syntaxChecks} from './snippets/syntax.ts';
import {checkTypeScript} from './snippets/typescript.ts';
import type {ParsedPage, Report} from './page.ts';

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
      ...(syntaxChecks[snippet.language]?.(snippet.code) ?? []),
      ...(inTypeScript.get(snippet) ?? []),
      ...(inCalls.get(snippet) ?? []),
    ])
      snippet.error(snippet.line + offset, message);
}
