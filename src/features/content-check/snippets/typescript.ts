import path from 'node:path';
import ts from 'typescript';
import type {Problem, Snippet} from './snippet.ts';

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
export function checkTypeScript(blocks: Snippet[]): Map<Snippet, Problem[]> {
  const byName = new Map(
    blocks
      .filter(({language}) => language in endings)
      .map((snippet, index) => [
        path.resolve(`.snippet-${index}${endings[snippet.language]}`),
        snippet,
      ]),
  );
  if (byName.size === 0) return new Map();
  const program = programOf(byName);
  const problems = new Map<Snippet, Problem[]>();
  for (const [name, snippet] of byName) {
    const source = program.getSourceFile(name);
    // One mistake in the syntax makes the parser find others.
    const syntax = program.getSyntacticDiagnostics(source).slice(0, 1);
    const isTyped = snippet.language.startsWith('ts') && syntax.length === 0;
    const found = isTyped ? program.getSemanticDiagnostics(source) : syntax;
    problems.set(
      snippet,
      found.map(({messageText, start = 0}) => ({
        message: `The code block has a mistake: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
        offset: source?.getLineAndCharacterOfPosition(start).line,
      })),
    );
  }
  return problems;
}
