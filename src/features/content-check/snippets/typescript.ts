import path from 'node:path';
import ts from 'typescript';
import type {Snippet} from '../snippets.ts';

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

const endings: Record<string, string> = {ts: '.ts', tsx: '.tsx', js: '.js', jsx: '.jsx'};

/** A program whose files are blocks, next to this project's packages. */
function programOf(byName: ReadonlyMap<string, Snippet>): ts.Program {
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
  return ts.createProgram([...byName.keys()], options, host);
}

/**
 * JavaScript parses: it may use names that a page brings along. TypeScript compiles strictly, against the published types of the packages
 * that it imports.
 */
export function checkTypeScript(snippets: Snippet[]): void {
  const byName = new Map(
    snippets
      .filter(({language}) => language in endings)
      .map((snippet, index) => [
        path.resolve(`.snippet-${index}${endings[snippet.language]}`),
        snippet,
      ]),
  );
  if (byName.size === 0) return;
  const program = programOf(byName);
  for (const [name, {language, error}] of byName) {
    const source = program.getSourceFile(name);
    // One mistake in the syntax makes the parser find others.
    const syntax = program.getSyntacticDiagnostics(source).slice(0, 1);
    const isTyped = language.startsWith('ts') && syntax.length === 0;
    const found = isTyped ? program.getSemanticDiagnostics(source) : syntax;
    for (const {messageText, start = 0} of found)
      error(
        `The code block has a mistake: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
        source?.getLineAndCharacterOfPosition(start).line,
      );
  }
}
