import {readerSamples} from '../../../data/reader-values.ts';
import {Failure} from '../../../node/report.ts';
import {routeOf} from '../../api-reference/model/description.ts';
import type {Operation} from '../../api-reference/model/types.ts';
import {
  endpointsFile,
  operationOf,
  readerFile,
  type Step,
  type StepParameter,
  type WorkflowDocument,
} from '../files.ts';
import {inputsUsedBy, outputsUsedBy, pointerOf, variableOf, type Pointer} from './expressions.ts';

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
  /** Path and query with the names of variables in braces: `/workspace/{workspaceId}/monitor/all?take=1`. */
  url: string;
  /** Variable of the token or key that the request sends. */
  bearer?: string;
  /** JSON whose strings can be expressions. */
  body?: unknown;
  /** Values of earlier steps, with the number of the step. */
  sources: {step: number; names: string[]}[];
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

/** A step whose parameters are all written out. */
interface ReadStep extends Step {
  parameters: StepParameter[];
}

/** Puts shared parameters in the place of references to them, such as `$components.parameters.authorization`. */
const readStep = (step: Step, {components}: WorkflowDocument): ReadStep => ({
  ...step,
  parameters: (step.parameters ?? []).map((parameter) => {
    if (!('reference' in parameter)) return parameter;
    const shared = components.parameters?.[parameter.reference.split('.').at(-1)!];
    if (shared) return shared;
    throw new Failure(
      `${step.stepId}: ${parameter.reference} isn't in the document. Add it to components.parameters.`,
    );
  }),
});

/** Inputs that steps use, in the order of the document: with the reader's own value, or the one that the document suggests. */
function inputsOf(steps: ReadStep[], {components}: WorkflowDocument): ReaderWorkflow['inputs'] {
  const used = inputsUsedBy(steps);
  const {apiKey, workspaceId, origin} = readerSamples;
  const ofReader: Record<string, string> = {token: apiKey, workspaceId};
  const inputs = Object.entries(components.inputs.run.properties)
    .filter(([name]) => used.has(name))
    .map(([name, {default: value, examples}]) => ({
      name,
      value: ofReader[name] ?? value ?? examples?.[0] ?? '',
    }));
  return [{name: 'origin', value: origin}, ...inputs];
}

/** The criterion about the body that a step waits for, such as `$response.body#/items/0/status == "Success"`. */
function waitOf({stepId, successCriteria, onFailure = []}: Step): Wait | undefined {
  const retry = onFailure.find(({type}) => type === 'retry');
  if (!retry) return undefined;
  const [, pointer, operator, value] =
    successCriteria
      .map(({condition}) => /^\$response\.body#(\S+) (==|!=|>=) (.+)$/.exec(condition))
      .find((found) => found !== null) ?? [];
  if (!pointer || !value)
    throw new Failure(
      `${stepId}: nothing says what the retry waits for. Add a criterion such as $response.body#/id != null.`,
    );
  return {
    pointer: pointerOf(pointer),
    operator: operator as Wait['operator'],
    value: JSON.parse(value) as Wait['value'],
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

/** Variable of the token that a step sends in its only header: `Bearer {$inputs.token}`. */
function bearerOf({stepId, parameters}: ReadStep): string | undefined {
  const [token] = parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({name, value}) => {
      const variable = variableOf(/^Bearer \{(.+)\}$/.exec(String(value))?.[1]);
      if (variable) return variable;
      throw new Failure(
        `${stepId}: scripts can't send the header ${name}. They send Bearer {$inputs.token} or another variable.`,
      );
    });
  return token;
}

/** Path and query of a call, with the values of the step's parameters. */
function urlOf({stepId, parameters}: ReadStep, path: string): string {
  const valueOf = ({value}: StepParameter): string => {
    const variable = variableOf(value);
    return variable ? `{${variable}}` : encodeURIComponent(String(value));
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const found = parameters.find((one) => one.in === 'path' && one.name === name);
    if (found) return valueOf(found);
    throw new Failure(
      `${stepId}: the parameter ${name} of the path is missing. Add it to the step's parameters.`,
    );
  });
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => `${parameter.name}=${valueOf(parameter)}`)
    .join('&');
  return query ? `${filled}?${query}` : filled;
}

/** Outputs of a step: parts of the body of its response, such as `$response.body#/id`. */
const outputsOf = ({stepId, outputs = {}}: Step): Call['outputs'] =>
  Object.entries(outputs).map(([name, expression]) => {
    const [, pointer] = expression.split('#');
    if (pointer === undefined)
      throw new Failure(
        `${stepId}: the output ${name} names no part of the body. Write it as $response.body#/id.`,
      );
    return {name, pointer: pointerOf(pointer)};
  });

const csvOf = ({'x-csv': csv}: Step): Call['csv'] =>
  csv && {
    ...csv,
    columns: Object.entries(csv.columns).map(([name, text]) => ({name, pointer: pointerOf(text)})),
  };

/** Page about the operation of a step, or about its endpoint outside the API. */
function pageOf(step: Step, {externalDocs}: DescribedOperation): string {
  const apiOperation = operationOf(step);
  if (apiOperation) return `/api/${routeOf(apiOperation)}`;
  if (externalDocs) return externalDocs.url;
  throw new Failure(
    `${step.stepId}: ${step.operationId} has no page. Add externalDocs to it in ${endpointsFile}.`,
  );
}

function callOf(step: ReadStep, steps: Step[], operations: Map<string, DescribedOperation>): Call {
  const {stepId, description = '', operationId, requestBody} = step;
  const operation = operations.get(operationId);
  if (!operation)
    throw new Failure(
      `${stepId}: ${operationId} isn't described. Correct the operationId, or describe it in ${endpointsFile}.`,
    );
  const {method, path} = operation;
  return {
    stepId,
    description,
    method: method.toUpperCase(),
    path,
    page: pageOf(step, operation),
    url: urlOf(step, path),
    bearer: bearerOf(step),
    body: requestBody?.payload,
    sources: sourcesOf(step, steps),
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
    try {
      const steps = written.map((step) => readStep(step, document));
      return {
        id: workflowId,
        title: summary,
        description,
        inputs: inputsOf(steps, document),
        calls: steps.map((step) => callOf(step, steps, operations)),
      };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new Failure(
        `The workflow ${workflowId} in ${readerFile} can't be shown: ${error.message}`,
      );
    }
  });
}
