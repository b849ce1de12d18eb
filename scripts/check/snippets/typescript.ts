import path from 'node:path';
import ts from 'typescript';
import type {Problem, Snippet, SnippetCheck} from './types.ts';

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

/**
 * JavaScript parses; TypeScript compiles strictly, against the published types of the packages it imports. All blocks are files of
 * one program that stand beside this project's packages.
 */
export const typescriptCheck: SnippetCheck = {
  languages: Object.keys(endings),
  run(snippets) {
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
      return snippet
        ? ts.createSourceFile(name, snippet.code, target)
        : getSourceFile(name, target, ...rest);
    };
    const program = ts.createProgram([...byName.keys()], options, host);
    const found = new Map<Snippet, Problem[]>();
    for (const [name, snippet] of byName) {
      const source = program.getSourceFile(name);
      const typed = snippet.language === 'ts' || snippet.language === 'tsx';
      const diagnostics = [
        ...program.getSyntacticDiagnostics(source),
        ...(typed ? program.getSemanticDiagnostics(source) : []),
      ];
      found.set(
        snippet,
        diagnostics.map(({messageText, start}) => ({
          message: ts.flattenDiagnosticMessageText(messageText, ' '),
          offset:
            source && start !== undefined ? source.getLineAndCharacterOfPosition(start).line : 0,
        })),
      );
    }
    return found;
  },
};
