import {spawnSync} from 'node:child_process';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {readerSamples} from '../../../data/reader-values.ts';
import {operationsOf} from '../../api-reference/model/description.ts';
import type {Description} from '../../api-reference/model/types.ts';
import {readerFile, readWorkflowFile, readWorkflowFiles, type WorkflowDocument} from '../files.ts';
import {readerWorkflows, type DescribedOperation, type ReaderWorkflow} from './calls.ts';
import {scriptsOf} from './scripts.ts';
import {byExpression} from './read.ts';

let document: WorkflowDocument;
let workflows: ReaderWorkflow[];
let folder: string;

/** Operations as the sources have them, because the bundled description isn't in a fresh clone. */
async function describedOperations(): Promise<Map<string, DescribedOperation>> {
  const root = parse(await readFile('openapi/openapi.yaml', 'utf8')) as {
    servers: Description['servers'];
    paths: Record<string, {$ref?: string}>;
  };
  const paths: Record<string, object> = {};
  for (const [url, {$ref}] of Object.entries(root.paths))
    paths[url] = parse(await readFile(path.join('openapi', $ref!), 'utf8')) as object;
  return byExpression(operationsOf({...root, paths} as unknown as Description));
}

beforeAll(async () => {
  document = await readWorkflowFile(readerFile);
  workflows = readerWorkflows(document, await describedOperations());
  folder = await mkdtemp(path.join(os.tmpdir(), 'workflows-'));
});

afterAll(() => rm(folder, {recursive: true, force: true}));

/** Scripts of a language, each with its workflow. */
const scripts = (language: string) =>
  workflows.map((workflow) => ({
    workflow,
    ...scriptsOf(workflow).find(({value}) => value === language)!,
  }));

describe.each(['curl', 'typescript', 'python'])('scripts in %s', (language) => {
  it('send the request of every step, and begin with the values of the reader', () => {
    const steps = document.workflows.flatMap((workflow) => workflow.steps);
    expect(workflows.flatMap(({calls}) => calls)).toHaveLength(steps.length);
    for (const {workflow, code} of scripts(language)) {
      workflow.calls.forEach((_, index) => {
        expect(code).toMatch(new RegExp(`^(?:#|//) ${index + 1}\\. `, 'm'));
      });
      expect(code.match(/\/(?:open|api)\//g)).toHaveLength(workflow.calls.length);
      for (const field of ['origin', 'workspaceId', 'apiKey'] as const)
        expect(code).toContain(readerSamples[field]);
      expect(code).not.toMatch(/\$(?:inputs|steps|response)\b|\u0000/);
    }
  });

  it('parse', async () => {
    for (const {file, code} of scripts(language)) {
      const name = path.join(folder, language === 'typescript' ? `${file}.mjs` : file);
      const {outputText, diagnostics = []} =
        language === 'typescript'
          ? ts.transpileModule(code, {
              reportDiagnostics: true,
              compilerOptions: {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext},
            })
          : {outputText: code};
      expect(diagnostics).toEqual([]);
      await writeFile(name, outputText);
      const commands: Record<string, string[]> = {
        curl: ['bash', '-n', name],
        typescript: [process.execPath, '--check', name],
        python: ['python3', '-m', 'py_compile', name],
      };
      const [command, ...args] = commands[language]!;
      const {status, stderr, error} = spawnSync(command!, args, {encoding: 'utf8'});
      // Windows has no Bash, and Python is nowhere a requirement.
      if (error && command !== process.execPath) continue;
      expect(status, `${file}: ${stderr}`).toBe(0);
    }
  });
});

it('has no two variables of the same name in a workflow', () => {
  for (const {inputs, calls} of workflows) {
    const names = [
      ...inputs.map(({name}) => name),
      ...calls.flatMap(({stepId, outputs}) => [stepId, ...outputs.map(({name}) => name)]),
    ];
    expect(names).toEqual([...new Set(names)]);
    expect(names).not.toContain('call');
  }
});

it('has a page for every operation and endpoint', () => {
  expect(
    workflows.flatMap(({calls}) => calls).filter(({page}) => !/^\/(?:api|docs)\//.test(page)),
  ).toEqual([]);
});

it('names a step that scripts cannot express', async () => {
  const broken = structuredClone((await readWorkflowFiles()).get(readerFile)!);
  broken.workflows[0]!.steps[0]!.parameters!.push({name: 'X-Key', in: 'header', value: 'a'});
  const operations = await describedOperations();
  expect(() => readerWorkflows(broken, operations)).toThrow(
    "addWebsite: scripts can't send the header X-Key.",
  );
});
