import {spawnSync} from 'node:child_process';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {readerSamples} from '../../../data/reader-values.ts';
import {testFolder} from '../../../node/test-folder.ts';
import {readerFile, readWorkflowFile} from '../files.ts';
import {sourceOperations} from '../sources.test-data.ts';
import {readerWorkflows, type ReaderWorkflow} from './calls.ts';
import {byExpression} from './read.ts';
import {scriptsOf} from './scripts.ts';

const {root, write} = testFolder();
const document = await readWorkflowFile(readerFile);
const operations = await byExpression(await sourceOperations());
const workflows = readerWorkflows(document, operations);
/** A workflow with what no language takes as it is: quotation marks in a text, a variable in a list, and a hyphen in the name of a field. */
const withSpecialCharacters: ReaderWorkflow = {
  ...workflows[0]!,
  id: 'special-characters',
  calls: [
    {
      ...workflows[0]!.calls[0]!,
      body: {
        'x-note': 'Say "hi" twice',
        ids: ['$inputs.workspaceId'],
        title: "It's 5 o'clock",
        path: 'C:\\temp',
      },
      outputs: [{name: 'contentType', pointer: ['items', 0, 'content-type']}],
    },
  ],
};
const cases = [...workflows, withSpecialCharacters].flatMap((workflow) =>
  scriptsOf(workflow).map((script) => ({...script, calls: workflow.calls})),
);

/** What checks the syntax of a script without running it. */
const syntaxCheck: Record<string, string[]> = {
  curl: ['bash', '-n'],
  typescript: [process.execPath, '--check'],
  python: ['python3', '-m', 'py_compile'],
};

/** Only Node.js is a requirement: Windows has no Bash. */
const isInstalled = ([command]: string[]): boolean => !spawnSync(command!, ['--version']).error;

/** A module in JavaScript, which Node.js can check. */
function transpile(code: string): string {
  const {outputText, diagnostics} = ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext},
  });
  expect(diagnostics).toEqual([]);
  return outputText;
}

describe.each(cases)('script $file', ({value: language, file, code, calls}) => {
  it('sends a request for each step, under its number', () => {
    const [, ...parts] = code.split(/^(?:#|\/\/) (?=\d+\. )/m);
    expect(parts).toHaveLength(calls.length);
    for (const part of parts) expect(part.match(/\/(?:open|api)\//g)).toHaveLength(1);
    for (const [index, {path}] of calls.entries()) {
      expect(parts[index]).toMatch(new RegExp(`^${index + 1}\\. `));
      expect(parts[index]).toContain(path.split('{')[0]);
    }
  });

  it("begins with the reader's values, and has no expression left", () => {
    const {origin, workspaceId, apiKey} = readerSamples;
    for (const value of [origin, workspaceId, apiKey]) expect(code).toContain(value);
    expect(code).not.toMatch(/\$(?:inputs|steps|response)\b|\u0000/);
  });

  const check = syntaxCheck[language]!;
  it.runIf(isInstalled(check))('has no mistake in its syntax', () => {
    const name = language === 'typescript' ? `${file}.mjs` : file;
    write(name, language === 'typescript' ? transpile(code) : code);
    const [command, ...args] = [...check, path.join(root, name)];
    const {status, stderr} = spawnSync(command!, args, {encoding: 'utf8'});
    expect(status, stderr).toBe(0);
  });
});

it('writes a variable in a list as a list', () => {
  const codes = scriptsOf(withSpecialCharacters).map(({code}) => code.replace(/\s+/g, ''));
  expect(codes).toEqual([
    expect.stringContaining('"ids":["$workspaceId"]'),
    expect.stringContaining('ids:[workspaceId]'),
    expect.stringContaining('"ids":[workspace_id]'),
  ]);
});

it('reads a field whose name is no identifier', () => {
  const codes = scriptsOf(withSpecialCharacters).map(({code}) => code);
  expect(codes).toEqual([
    expect.stringContaining(`'.items[0]."content-type"'`),
    expect.stringContaining(`.items[0]['content-type']`),
    expect.stringContaining(`["items"][0]["content-type"]`),
  ]);
});

it.each(workflows)('$id has variables of different names', ({inputs, calls}) => {
  const names = [
    // The function of the scripts that sends a request.
    'call',
    ...inputs.map(({name}) => name),
    ...calls.flatMap(({stepId, outputs}) => [stepId, ...outputs.map(({name}) => name)]),
  ];
  expect(names).toEqual([...new Set(names)]);
});

it('links every step to the page of its operation or endpoint', () => {
  const pages = workflows.flatMap(({calls}) => calls).map(({page}) => page);
  expect(pages.filter((page) => !/^\/(?:api|docs)\//.test(page))).toEqual([]);
});

it('stops at a header that scripts cannot send, with the name of the step', () => {
  const broken = structuredClone(document);
  broken.workflows[0]!.steps[0]!.parameters!.push({name: 'X-Key', in: 'header', value: 'a'});
  expect(() => readerWorkflows(broken, operations)).toThrow(
    "addWebsite: scripts can't send the header X-Key.",
  );
});
