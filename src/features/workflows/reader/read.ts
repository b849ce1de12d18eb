import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import {readerSamples} from '../../../data/reader-values.ts';
import {Failure} from '../../../node/report.ts';
import {operationsOf, readReference, routeOf} from '../../api-reference/model/description.ts';
import type {Description, Operation} from '../../api-reference/model/types.ts';
import {
  endpointsFile,
  operationOf,
  outputsUsedBy,
  readerFile,
  readWorkflowFile,
  workflowsFile,
  type Step,
  type StepParameter,
  type Workflow,
  type WorkflowDocument,
} from '../files.ts';

/** What a response must contain before the next step can start. */
export interface Wait {
  field: string;
  operator: '==' | '!=' | '>=';
  /** JSON. */
  value: string;
  retries: number;
  seconds: number;
}

export interface Csv {
  file: string;
  /** Output with the rows. */
  rows: string;
  columns: {name: string; field: string}[];
}

/** A step of a workflow, as readers and their scripts need it. A field of a response is code that follows a variable, such as `.items[0].status`. */
export interface Call {
  stepId: string;
  description: string;
  method: string;
  /** Path with the names of its parameters in braces. */
  path: string;
  /** Page about the operation, or about the endpoint outside the API. */
  page: string;
  /** Path and query with the names of variables in braces: `/workspace/{workspaceId}/monitor/all?take=1`. */
  url: string;
  /** Variable of the token or key that the request sends. */
  bearer?: string;
  /** JSON whose strings can be expressions. */
  body?: unknown;
  /** Values of earlier steps, with the number of the step. */
  sources: {step: number; names: string[]}[];
  outputs: {name: string; field: string}[];
  wait?: Wait;
  csv?: Csv;
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

/** The variable that an expression names, such as `token` for `$inputs.token` or `$steps.login.outputs.token`. */
export const variableOf = (value: unknown): string | undefined =>
  /^\$(?:inputs|steps\.\w+\.outputs)\.(\w+)$/.exec(String(value))?.[1];

/** Code for a JSON Pointer: `/items/0/status` is `.items[0].status`. */
const fieldOf = (pointer: string): string =>
  pointer.replace(/\/(\d+)/g, '[$1]').replaceAll('/', '.');

/** @throws Failure that names the step if a value that it needs is missing */
function required<T>(value: T | undefined, {stepId}: Step, problem: string): T {
  if (value !== undefined) return value;
  throw new Failure(`${readerFile}: the step ${stepId} ${problem}.`);
}

/** Inputs that steps use, in the order of the document: with the reader's own value, or the one that the document suggests. */
function inputsOf(steps: Step[], {components}: WorkflowDocument): ReaderWorkflow['inputs'] {
  const text = JSON.stringify([steps, components.parameters]);
  const {apiKey, workspaceId, origin} = readerSamples;
  const ofReader: Record<string, string> = {token: apiKey, workspaceId};
  const inputs = Object.entries(components.inputs.run.properties)
    .filter(([name]) => new RegExp(`\\$inputs\\.${name}\\b`).test(text))
    .map(([name, {default: value, examples}]) => ({
      name,
      value: ofReader[name] ?? value ?? examples?.[0] ?? '',
    }));
  return [{name: 'origin', value: origin}, ...inputs];
}

/** The criterion about the body that a step waits for, such as `$response.body#/items/0/status == "Success"`. */
function waitOf(step: Step): Wait | undefined {
  const retry = step.onFailure?.find(({type}) => type === 'retry');
  if (!retry) return undefined;
  const criteria = step.successCriteria.flatMap(
    ({condition}) => /^\$response\.body#(\S+) (==|!=|>=) (.+)$/.exec(condition)?.slice(1) ?? [],
  );
  const [pointer, operator, value] = criteria;
  return {
    field: fieldOf(required(pointer, step, "has a retry, but no criterion of the response's body")),
    operator: operator as Wait['operator'],
    value: value!,
    retries: retry.retryLimit ?? 1,
    seconds: retry.retryAfter ?? 1,
  };
}

/** Steps that a step takes values from. */
function sourcesOf(step: Step, steps: Step[]): Call['sources'] {
  const used = outputsUsedBy(step);
  return steps.flatMap(({stepId}, index) => {
    const names = used.filter((output) => output.stepId === stepId).map(({name}) => name);
    return names.length > 0 ? [{step: index + 1, names: [...new Set(names)]}] : [];
  });
}

/** Path and query of a call, with the values of the step's parameters. */
function urlOf(step: Step, parameters: StepParameter[], path: string): string {
  const valueOf = ({value}: StepParameter): string => {
    const variable = variableOf(value);
    return variable ? `{${variable}}` : encodeURIComponent(String(value));
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const found = parameters.find((one) => one.in === 'path' && one.name === name);
    return valueOf(required(found, step, `lacks the parameter ${name} of the path`));
  });
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => `${parameter.name}=${valueOf(parameter)}`)
    .join('&');
  return query ? `${filled}?${query}` : filled;
}

/** Fields by name, given as expressions (`$response.body#/id`) or as JSON Pointers. */
const fieldsOf = (expressions: Record<string, string>): Call['outputs'] =>
  Object.entries(expressions).map(([name, expression]) => ({
    name,
    field: fieldOf(expression.replace('$response.body#', '')),
  }));

/**
 * Reads the workflows of a document with the operations that they call.
 * @param operations by the expression that names them, such as `$sourceDescriptions.tianji.website-add`
 * @throws Failure that names a step which lacks something
 */
export function readerWorkflows(
  document: WorkflowDocument,
  operations: Map<string, Operation>,
): ReaderWorkflow[] {
  const {authorization} = document.components.parameters;
  const callOf = (step: Step, steps: Step[]): Call => {
    const {stepId, description = '', operationId, requestBody, outputs = {}, 'x-csv': csv} = step;
    const problem = `calls ${operationId}, which isn't described`;
    const {method, path, externalDocs} = required(operations.get(operationId), step, problem);
    const parameters = (step.parameters ?? []).map((parameter) =>
      'reference' in parameter ? authorization : parameter,
    );
    const header = parameters.find((parameter) => parameter.in === 'header');
    const apiOperation = operationOf(step);
    return {
      stepId,
      description,
      method: method.toUpperCase(),
      path,
      page: apiOperation ? `/api/${routeOf(apiOperation)}` : externalDocs!.url,
      url: urlOf(step, parameters, path),
      bearer: header && variableOf(/^Bearer \{(.+)\}$/.exec(String(header.value))?.[1]),
      body: requestBody?.payload,
      sources: sourcesOf(step, steps),
      outputs: fieldsOf(outputs),
      wait: waitOf(step),
      csv: csv && {...csv, columns: fieldsOf(csv.columns)},
    };
  };
  return document.workflows.map(({workflowId, summary, description, steps}) => ({
    id: workflowId,
    title: summary,
    description,
    inputs: inputsOf(steps, document),
    calls: steps.map((step) => callOf(step, steps)),
  }));
}

/** Reads the document for readers in a language. */
export async function readWorkflows(locale: string): Promise<WorkflowDocument> {
  const workflows = await readFile(workflowsFile(locale), 'utf8');
  return {...(await readWorkflowFile(readerFile)), workflows: JSON.parse(workflows) as Workflow[]};
}

/** Operations of the API and the endpoints outside it, by the expression that names them in a workflow. */
export async function byExpression(operations: Operation[]): Promise<Map<string, Operation>> {
  const endpoints = operationsOf(parse(await readFile(endpointsFile, 'utf8')) as Description);
  return new Map(
    Object.entries({tianji: operations, endpoints}).flatMap(([source, list]) =>
      list.map((operation) => [
        `$sourceDescriptions.${source}.${operation.operationId}`,
        operation,
      ]),
    ),
  );
}

/** Reads the workflows for readers in a language, with the operations that they call. */
export async function readReaderWorkflows(locale: string): Promise<ReaderWorkflow[]> {
  const {operations} = await readReference(locale);
  return readerWorkflows(await readWorkflows(locale), await byExpression(operations));
}
