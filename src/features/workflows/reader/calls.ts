import {readerSamples} from '../../../data/reader-values.ts';
import {Failure} from '../../../node/report.ts';
import {routeOf} from '../../api-reference/model/description.ts';
import type {Operation} from '../../api-reference/model/types.ts';
import {operationOf, type Step, type Workflow, type WorkflowDocument} from '../files.ts';

/** A variable of a script: an input of the workflow, or an output of an earlier step. */
export interface Variable {
  variable: string;
}

/** Names and positions that lead to a part of a JSON value. */
export type Pointer = (string | number)[];

/** What a response must contain before the next step can start. */
export interface Wait {
  pointer: Pointer;
  operator: '==' | '!=' | '>=';
  value: string | number | boolean | null;
  retries: number;
  seconds: number;
}

/** An operation of the API, or an endpoint outside it with the guide to what it belongs to. */
export type DescribedOperation = Operation & {externalDocs?: {url: string}};

/** A step of a workflow, as readers and their scripts need it. */
export interface Call {
  stepId: string;
  description: string;
  method: string;
  /** Path with the names of its parameters in braces. */
  path: string;
  /** Page about the operation, or about the endpoint outside the API. */
  page: string;
  /** Path in parts: text, and the values of parameters. */
  url: (string | Variable)[];
  query: Record<string, string | Variable>;
  /** Token or key that the request sends. */
  bearer?: Variable;
  /** JSON whose strings can be variables. */
  body?: unknown;
  /** Values of earlier steps, with the number of the step. */
  takes: {step: number; names: string[]}[];
  outputs: {name: string; pointer: Pointer}[];
  wait?: Wait;
  csv?: {file: string; rows: string; columns: {name: string; pointer: Pointer}[]};
}

/** A workflow for readers. */
export interface ReaderWorkflow {
  id: string;
  title: string;
  description: string;
  /** Values that a script begins with. */
  inputs: {name: string; value: string}[];
  calls: Call[];
}

const inputOrOutput = /^\$(?:inputs|steps\.[\w-]+\.outputs)\.([\w-]+)$/;

/** The variable that an expression names, or the string itself. */
function valueOf(text: string): string | Variable {
  const [, variable] = inputOrOutput.exec(text) ?? [];
  return variable ? {variable} : text;
}

export const isVariable = (value: unknown): value is Variable =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'variable';

/** Puts variables in the place of expressions. */
function bodyOf(value: unknown): unknown {
  if (typeof value === 'string') return valueOf(value);
  if (Array.isArray(value)) return value.map(bodyOf);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, bodyOf(member)]));
}

const pointerOf = (text: string): Pointer =>
  text
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Inputs that a workflow uses, by name, in the order of the document. */
function inputsOf(workflow: Workflow, {components}: WorkflowDocument): string[] {
  const text = JSON.stringify(workflow.steps);
  const used = new Set([...text.matchAll(/\$inputs\.([\w-]+)/g)].map(([, name]) => name!));
  if (text.includes('$components.parameters.authorization')) used.add('token');
  return Object.keys(components.inputs.run.properties).filter((name) => used.has(name));
}

/** The reader's own value, or the one that the document suggests. */
function initialValue(name: string, {components}: WorkflowDocument): string {
  const {default: value, examples = []} = components.inputs.run.properties[name] ?? {};
  if (name === 'token') return readerSamples.apiKey;
  if (name === 'workspaceId') return readerSamples.workspaceId;
  return value ?? examples[0] ?? '';
}

/** A criterion about the body that a step waits for. */
function waitOf({successCriteria, onFailure = []}: Step): Wait | undefined {
  const retry = onFailure.find(({type}) => type === 'retry');
  const found = successCriteria
    .map(({condition}) => /^\$response\.body#(\S+) (==|!=|>=) (.+)$/.exec(condition))
    .find(Boolean);
  if (!retry || !found) return undefined;
  const [, pointer, operator, value] = found;
  return {
    pointer: pointerOf(pointer!),
    operator: operator as Wait['operator'],
    value: JSON.parse(value!) as Wait['value'],
    retries: retry.retryLimit ?? 1,
    seconds: retry.retryAfter ?? 1,
  };
}

/** Steps before one that it takes values from. */
function takesOf(step: Step, steps: Step[]): Call['takes'] {
  const text = JSON.stringify({...step, outputs: undefined});
  const found = [...text.matchAll(/\$steps\.([\w-]+)\.outputs\.([\w-]+)/g)];
  return steps.flatMap(({stepId}, index) => {
    const names = found.filter(([, id]) => id === stepId).map(([, , name]) => name!);
    return names.length > 0 ? [{step: index + 1, names: [...new Set(names)]}] : [];
  });
}

function callOf(step: Step, steps: Step[], operations: Map<string, DescribedOperation>): Call {
  const {stepId, description = '', operationId, outputs = {}, requestBody} = step;
  const id = operationId.split('.').at(-1)!;
  const operation = operations.get(operationId);
  if (!operation) throw new Failure(`${stepId}: ${operationId} isn't described.`);
  const parameters = new Map<string, string | Variable>();
  let bearer: Variable | undefined;
  for (const parameter of step.parameters ?? []) {
    if ('reference' in parameter) bearer = {variable: 'token'};
    else if (parameter.in === 'header') {
      const [, expression = ''] = /^Bearer \{(.+)\}$/.exec(String(parameter.value)) ?? [];
      const value = valueOf(expression);
      if (!isVariable(value))
        throw new Failure(`${stepId}: scripts can't send the header ${parameter.name}.`);
      bearer = value;
    } else parameters.set(parameter.name, valueOf(String(parameter.value)));
  }
  const {path} = operation;
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
  const csv = step['x-csv'];
  return {
    stepId,
    description,
    method: operation.method.toUpperCase(),
    path,
    page: operationOf(step) ? `/api/${routeOf(id)}` : (operation.externalDocs?.url ?? ''),
    url: path
      .split(/\{(\w+)\}/)
      .map((part, index) => (index % 2 ? (parameters.get(part) ?? '') : part))
      .filter(Boolean),
    query: Object.fromEntries([...parameters].filter(([name]) => !inPath.has(name))),
    bearer,
    ...(requestBody && {body: bodyOf(requestBody.payload)}),
    takes: takesOf(step, steps),
    outputs: Object.entries(outputs).map(([name, expression]) => ({
      name,
      pointer: pointerOf(expression.split('#')[1] ?? ''),
    })),
    wait: waitOf(step),
    ...(csv && {
      csv: {
        file: csv.file,
        rows: csv.rows,
        columns: Object.entries(csv.columns).map(([name, pointer]) => ({
          name,
          pointer: pointerOf(pointer),
        })),
      },
    }),
  };
}

/**
 * Reads the workflows of a document with the operations that they call.
 * @param operations by the expression that names them, such as `$sourceDescriptions.tianji.website-add`
 */
export function readerWorkflows(
  document: WorkflowDocument,
  operations: Map<string, DescribedOperation>,
): ReaderWorkflow[] {
  return document.workflows.map((workflow) => ({
    id: workflow.workflowId,
    title: workflow.summary,
    description: workflow.description,
    inputs: [
      {name: 'origin', value: readerSamples.origin as string},
      ...inputsOf(workflow, document).map((name) => ({name, value: initialValue(name, document)})),
    ],
    calls: workflow.steps.map((step) => callOf(step, workflow.steps, operations)),
  }));
}
