import {readerSamples} from '../../../data/reader-values.ts';
import {Failure} from '../../../node/report.ts';
import {routeOf} from '../../api-reference/model/description.ts';
import type {Operation} from '../../api-reference/model/types.ts';
import {operationOf, type Step, type StepParameter, type WorkflowDocument} from '../files.ts';

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
  /** Path and query in parts: text, and variables. */
  url: (string | Variable)[];
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

/** A step whose parameters are all written out. */
interface ReadStep extends Step {
  parameters: StepParameter[];
}

/** Puts shared parameters in the place of references to them, such as `$components.parameters.authorization`. */
const readStep = (step: Step, {components}: WorkflowDocument): ReadStep => ({
  ...step,
  parameters: (step.parameters ?? []).map((parameter) =>
    'reference' in parameter
      ? components.parameters![parameter.reference.split('.').at(-1)!]!
      : parameter,
  ),
});

/** Inputs that steps use, by name, in the order of the document. */
function inputsOf(steps: ReadStep[], {components}: WorkflowDocument): string[] {
  const found = JSON.stringify(steps).matchAll(/\$inputs\.([\w-]+)/g);
  const used = new Set([...found].map(([, name]) => name!));
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

/** The token that a step sends in its only header: `Bearer {$inputs.token}`. */
function bearerOf({stepId, parameters}: ReadStep): Variable | undefined {
  const [token] = parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({name, value}) => {
      const [, expression = ''] = /^Bearer \{(.+)\}$/.exec(String(value)) ?? [];
      const variable = valueOf(expression);
      if (isVariable(variable)) return variable;
      throw new Failure(`${stepId}: scripts can't send the header ${name}.`);
    });
  return token;
}

/** Path and query of a call, with the values of the step's parameters. */
function urlOf({parameters}: ReadStep, path: string): Call['url'] {
  const valueIn = (place: string, name: string): string | Variable => {
    const found = parameters.find((parameter) => parameter.in === place && parameter.name === name);
    const value = valueOf(String(found?.value ?? ''));
    return isVariable(value) ? value : encodeURIComponent(value);
  };
  const pathParts = path
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 1 ? valueIn('path', part) : part));
  const queryParts = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({name}, index) => [`${index === 0 ? '?' : '&'}${name}=`, valueIn('query', name)]);
  return [...pathParts, ...queryParts].filter(Boolean);
}

const outputsOf = ({outputs = {}}: Step): Call['outputs'] =>
  Object.entries(outputs).map(([name, expression]) => ({
    name,
    pointer: pointerOf(expression.split('#')[1] ?? ''),
  }));

function csvOf({'x-csv': csv}: Step): Call['csv'] {
  const columns = Object.entries(csv?.columns ?? {});
  return (
    csv && {...csv, columns: columns.map(([name, text]) => ({name, pointer: pointerOf(text)}))}
  );
}

function callOf(step: ReadStep, steps: Step[], operations: Map<string, DescribedOperation>): Call {
  const {stepId, description = '', operationId, requestBody} = step;
  const operation = operations.get(operationId);
  if (!operation) throw new Failure(`${stepId}: ${operationId} isn't described.`);
  const {method, path, externalDocs} = operation;
  const apiOperation = operationOf(step);
  return {
    stepId,
    description,
    method: method.toUpperCase(),
    path,
    page: apiOperation ? `/api/${routeOf(apiOperation)}` : (externalDocs?.url ?? ''),
    url: urlOf(step, path),
    bearer: bearerOf(step),
    ...(requestBody && {body: bodyOf(requestBody.payload)}),
    takes: takesOf(step, steps),
    outputs: outputsOf(step),
    wait: waitOf(step),
    csv: csvOf(step),
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
  return document.workflows.map(({workflowId, summary, description, steps: written}) => {
    const steps = written.map((step) => readStep(step, document));
    const inputs = inputsOf(steps, document).map((name) => ({
      name,
      value: initialValue(name, document),
    }));
    return {
      id: workflowId,
      title: summary,
      description,
      inputs: [{name: 'origin', value: readerSamples.origin}, ...inputs],
      calls: steps.map((step) => callOf(step, steps, operations)),
    };
  });
}
