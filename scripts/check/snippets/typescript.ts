import path from 'node:path';
import ts from 'typescript';
import type {Problem, Snippet} from '../snippets.ts';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  allowJs: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: ['node'],
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  moduleDetection: ts.ModuleDetectionKind.Force,
};

/** Only the syntax of plain JavaScript is checked: it may use names that a page brings along. */
const endings: Record<string, string> = {ts: '.ts', tsx: '.tsx', js: '.js', jsx: '.jsx'};

/** What a snippet may leave open: a module that isn't installed, a name or type that another part of the page declares. */
const open = new Set([2304, 2307, 2339, 2552, 2580, 2582, 2591, 2792, 7006, 7016, 7026, 7031]);

/**
 * JavaScript parses; TypeScript compiles strictly, against the published types of the packages it imports. All blocks are files of
 * one program next to this project's packages.
 */
export function checkTypeScript(blocks: Snippet[]): Map<Snippet, Problem[]> {
  const snippets = blocks.filter(({language}) => language in endings);
  if (snippets.length === 0) return new Map();
  const byName = new Map(
    snippets.map((snippet, index) => [
      path.resolve(`.snippet-${index}${endings[snippet.language]}`),
      snippet,
    ]),
  );
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists} = host;
  host.fileExists = (name) => byName.has(path.resolve(name)) || fileExists(name);
  host.getSourceFile = (name, target, ...rest) => {
    const snippet = byName.get(path.resolve(name));
    // An object alone, as an example of a value, is an expression.
    return snippet
      ? ts.createSourceFile(name, snippet.code.replace(/^\{[^]*\}$/, '($&)'), target)
      : getSourceFile(name, target, ...rest);
  };
  const program = ts.createProgram([...byName.keys()], options, host);
  return new Map(
    [...byName].map(([name, snippet]) => {
      const source = program.getSourceFile(name);
      const typed = snippet.language === 'ts' || snippet.language === 'tsx';
      const semantic = typed ? program.getSemanticDiagnostics(source) : [];
      const isOpen = semantic.some(({code}) => open.has(code));
      // One mistake in the syntax makes the parser find others.
      const [syntax] = program.getSyntacticDiagnostics(source);
      const problems = syntax ? [syntax] : isOpen ? [] : semantic;
      return [
        snippet,
        problems.map(({messageText, start}) => ({
          message: `The code block has a mistake: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
          offset:
            source && start !== undefined ? source.getLineAndCharacterOfPosition(start).line : 0,
        })),
      ];
    }),
  );
}
