import {visit} from 'unist-util-visit';
import {readMeta} from '../../../src/markdown/rehype-code.ts';
import {knowsLanguage} from '../../../src/markdown/highlight.ts';
import {jsonCheck, manifestCheck, yamlCheck} from '../snippets/data.ts';
import {httpCheck} from '../snippets/http.ts';
import {shellCheckRule} from '../snippets/shell.ts';
import type {Snippet, SnippetCheck} from '../snippets/types.ts';
import {typescriptCheck} from '../snippets/typescript.ts';
import type {ContentFile, Finding, Rule} from '../rule.ts';

const checks: SnippetCheck[] = [
  jsonCheck,
  yamlCheck,
  manifestCheck,
  shellCheckRule,
  typescriptCheck,
  httpCheck,
];

function snippetsOf({file, bodyLine, tree}: ContentFile): Snippet[] {
  const found: Snippet[] = [];
  visit(tree, 'code', ({lang, meta, value, position}) => {
    const line = bodyLine + (position?.start.line ?? 1);
    found.push({
      file,
      line,
      language: lang ?? '',
      meta: meta ?? '',
      title: readMeta(meta ?? '').title ?? '',
      code: value,
    });
  });
  return found;
}

const exception = /no-check="([^"]*)"/;

/**
 * Code blocks name a language that the site knows, and what they show works: data parses, manifests have their keys, shell
 * passes ShellCheck, TypeScript compiles, calls of the API fit its description. Translations have the same code (another rule).
 */
export const snippetsRule: Rule = {
  name: 'snippets',
  async check(files) {
    const snippets = files.filter(({locale}) => locale === 'en').flatMap(snippetsOf);
    const findings: Finding[] = [];
    const report = ({file, line}: Snippet, message: string, offset = 0): void => {
      findings.push({file, line: line + offset, message});
    };
    for (const snippet of snippets) {
      if (snippet.language === '')
        report(
          snippet,
          'The code block names no language: write one after the fence (text, where there is none).',
          -1,
        );
      else if (!knowsLanguage(snippet.language))
        report(snippet, `The site does not know the language "${snippet.language}".`, -1);
      if (snippet.meta.includes('no-check') && !exception.exec(snippet.meta)?.[1]?.trim())
        report(snippet, 'no-check needs a reason: no-check="why".', -1);
    }
    const checked = snippets.filter(({meta}) => !exception.test(meta));
    for (const {languages, run} of checks) {
      const found = await run(checked.filter(({language}) => languages.includes(language)));
      for (const [snippet, problems] of found)
        for (const {message, offset} of problems) report(snippet, message, offset);
    }
    return findings;
  },
};
