import {visit} from 'unist-util-visit';
import {checkCalls} from './snippets/http.ts';
import {checkSyntax} from './snippets/syntax.ts';
import {checkTypeScript} from './snippets/typescript.ts';
import type {ParsedPage} from './page.ts';

/** A code block of a page. */
export interface Snippet {
  language: string;
  code: string;
  /** Reports a mistake in a line of the code, from 0. */
  error: (message: string, line?: number) => void;
}

/** Code blocks of a page, without those whose writer says why they can't be checked. */
function snippetsIn({tree, error}: ParsedPage): Snippet[] {
  const found: Snippet[] = [];
  visit(tree, 'code', ({lang, meta, value, position}) => {
    const fence = position?.start.line ?? 1;
    const reason = /no-check(?:="([^"]*)")?/.exec(meta ?? '');
    if (!reason)
      found.push({
        language: lang ?? '',
        code: value,
        error: (message, line = 0) => error(fence + 1 + line, message),
      });
    else if (!reason[1]?.trim()) error(fence, 'no-check needs a reason: no-check="why".');
  });
  return found;
}

/**
 * What code blocks show works: data and shell commands parse, TypeScript compiles, calls of the API fit its description. Translations have the
 * same code (another rule).
 */
export async function checkSnippets(pages: ParsedPage[]): Promise<void> {
  const snippets = pages.flatMap(snippetsIn);
  snippets.forEach(checkSyntax);
  checkTypeScript(snippets);
  await checkCalls(snippets);
}
