import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {parseAllDocuments} from 'yaml';
import {generateApiPages} from '../api-reference/generate.ts';
import type {ParsedPage} from './page.ts';

/** A code block of a page. */
interface Snippet {
  language: string;
  code: string;
  /** Reports a mistake in a line of the code, from 0. */
  error: (message: string, line?: number) => void;
}

/** Code blocks of a page, without those whose writer says why they can't be checked. */
function snippetsIn({tree, error}: ParsedPage): Snippet[] {
  const found: Snippet[] = [];
  visit(tree, 'code', ({lang, meta, value: code, position}) => {
    const fence = position?.start.line ?? 1;
    const reason = /no-check(?:="([^"]*)")?/.exec(meta ?? '');
    if (reason && !reason[1]?.trim()) error(fence, 'no-check needs a reason: no-check="why".');
    if (reason) return;
    const report = (message: string, line = 0): void => error(fence + 1 + line, message);
    found.push({language: lang ?? '', code, error: report});
  });
  return found;
}

/** Why JSON can't be read. */
function jsonProblem(code: string): string | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    return `The JSON can't be read: ${(error as Error).message.split('\n')[0]}`;
  }
}

function checkYaml({code, error}: Snippet): void {
  for (const {message, linePos} of parseAllDocuments(code).flatMap(({errors}) => errors))
    error(`The YAML can't be read: ${message.split('\n')[0]}`, (linePos?.[0].line ?? 1) - 1);
}

/** Shell blocks parse, and contain commands only. */
function checkShell({code, error}: Snippet): void {
  const prompt = code.split('\n').findIndex((line) => /^\s*\$ /.test(line));
  if (prompt >= 0) return error('A prompt "$ " can\'t be pasted: omit it.', prompt);
  // Bash only warns of a here-document without an end, so its status says less than its messages. Without Bash, as on Windows, there are none.
  const env = {...process.env, LC_ALL: 'C'};
  const {stderr} = spawnSync('bash', ['-n'], {input: code, encoding: 'utf8', env});
  // Such as "bash: line 3: syntax error near unexpected token `)'".
  const [, line, reason] = /line (\d+): (.*)/.exec(stderr ?? '') ?? [];
  if (reason) error(`The shell can't read this: ${reason}.`, Number(line) - 1);
}

function checkSyntax(snippet: Snippet): void {
  const {language, code, error} = snippet;
  const problem = language === 'json' && jsonProblem(code);
  if (problem) error(problem);
  if (language === 'yaml') checkYaml(snippet);
  if (language === 'bash') checkShell(snippet);
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  allowJs: true,
  strict: true,
  skipLibCheck: true,
  types: ['node'],
  moduleDetection: ts.ModuleDetectionKind.Force,
};

/** JavaScript parses: it may use names that a page brings along. TypeScript compiles strictly, against the packages that it imports. */
function checkTypeScript(snippets: Snippet[]): void {
  const scripts = snippets.filter(({language}) => /^[jt]sx?$/.test(language));
  if (scripts.length === 0) return;
  const names = scripts.map(({language}, index) => path.resolve(`.snippet-${index}.${language}`));
  const snippetOf = (name: string) => scripts[names.indexOf(path.resolve(name))];
  const host = ts.createCompilerHost(compilerOptions);
  const {getSourceFile, fileExists} = host;
  host.fileExists = (name) => Boolean(snippetOf(name)) || fileExists(name);
  host.getSourceFile = (name, target, ...rest) => {
    // An object alone, as an example of a value, is an expression.
    const code = snippetOf(name)?.code.replace(/^\{[^]*\}$/, '($&)');
    return code === undefined
      ? getSourceFile(name, target, ...rest)
      : ts.createSourceFile(name, code, target);
  };
  const program = ts.createProgram(names, compilerOptions, host);
  scripts.forEach(({language, error}, index) => {
    const source = program.getSourceFile(names[index]!)!;
    // One mistake in the syntax makes the parser find others.
    const syntax = program.getSyntacticDiagnostics(source).slice(0, 1);
    const isTyped = language.startsWith('ts') && syntax.length === 0;
    for (const {messageText, start = 0} of isTyped
      ? program.getSemanticDiagnostics(source)
      : syntax)
      error(
        `The code block has a mistake: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
        source.getLineAndCharacterOfPosition(start).line,
      );
  });
}

interface Operation {
  operationId?: string;
  requestBody?: {content?: Record<string, {schema?: object}>};
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

const ajv = new Ajv2020({strict: false, allErrors: true});
addFormats(ajv);

/** What is wrong with the body of a call: at most three mistakes, because one often brings others. */
function bodyProblems({components}: Description, operation: Operation, body: string): string[] {
  const id = operation.operationId!;
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  if (!schema) return [`${id} takes no body`];
  const unreadable = jsonProblem(body);
  if (unreadable) return [unreadable];
  const validate = ajv.compile({...schema, components});
  validate(JSON.parse(body));
  return (validate.errors ?? [])
    .slice(0, 3)
    .map(({instancePath, message}) => `${id}: body${instancePath} ${message}`);
}

function callProblems(description: Description, command: string): string[] {
  // The part after /open of a URL such as https://tianji.example.com/open/workspace/cm5w97/monitor/all?type=all.
  const address = /https?:\/\/[^/\s"']+\/open(\/[^\s"'?]*)/.exec(command)?.[1]?.replace(/\/$/, '');
  if (!address || address.startsWith('/_')) return [];
  // As the server reads it: /workspace/cm5w97/del is /workspace/{id}/del.
  const fits = (template: string): boolean => {
    const pattern = template.replaceAll('.', '\\.').replace(/\{[^}]+\}/g, '[^/]+');
    return new RegExp(`^${pattern}$`, 'i').test(address);
  };
  const {[address]: exact, ...others} = description.paths;
  const methods = exact ?? Object.entries(others).find(([template]) => fits(template))?.[1];
  if (!methods) return [`The API has no path ${address}`];
  // Such as -d '{"name": "Shop"}', and for the method -X DELETE.
  const body = /(?:-d|--data|--data-raw|--json)\s+'([^']*)'/.exec(command)?.[1];
  const named = /(?:-X|--request)\s+"?([A-Z]+)/.exec(command)?.[1];
  const method = named ?? (body === undefined ? 'GET' : 'POST');
  const operation = methods[method.toLowerCase()];
  if (!operation) return [`${address} has no ${method}`];
  return body === undefined ? [] : bodyProblems(description, operation, body);
}

/** curl commands to the HTTP API use a URL, a method, and a body that the description knows. */
async function checkCalls(snippets: Snippet[]): Promise<void> {
  const calls = snippets.filter(({language, code}) => language === 'bash' && /\bcurl\s/.test(code));
  if (calls.length === 0) return;
  // The description is bundled first when its sources changed, as in a fresh clone.
  await generateApiPages();
  const description = JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8')) as Description;
  for (const {code, error} of calls) {
    // Continued lines joined, each command that begins a line.
    const commands = code.replace(/\\\n\s*/g, ' ').split(/\n(?=\S)/);
    for (const command of commands.filter((text) => /(^|\s|\()curl\s/.test(text)))
      for (const problem of callProblems(description, command)) error(problem);
  }
}

/** Code blocks work: data and shell commands parse, TypeScript compiles, calls fit the API. Translations have the same (another rule). */
export async function checkSnippets(pages: ParsedPage[]): Promise<void> {
  const snippets = pages.flatMap(snippetsIn);
  snippets.forEach(checkSyntax);
  checkTypeScript(snippets);
  await checkCalls(snippets);
}
