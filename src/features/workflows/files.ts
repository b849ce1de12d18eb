import {readFile} from 'node:fs/promises';
import {Globby as glob} from '@docusaurus/utils';
import {parse} from 'yaml';
import {defaultLocale} from '../../config/locales.ts';

/** A parameter of an operation with the value that a step sends. */
export interface StepParameter {
  name: string;
  in: string;
  value: unknown;
}

/** A step of an Arazzo workflow, as far as it is used here. */
export interface Step {
  stepId: string;
  description?: string;
  operationId: string;
  parameters?: (StepParameter | {reference: string})[];
  requestBody?: {contentType: string; payload: unknown};
  successCriteria: {condition: string; context?: string; type?: string}[];
  outputs?: Record<string, string>;
  onFailure?: {name: string; type: string; retryAfter?: number; retryLimit?: number}[];
  /** Output whose rows the scripts for readers save as a CSV file, and its columns as JSON Pointers. */
  'x-csv'?: {file: string; rows: string; columns: Record<string, string>};
}

export interface Workflow {
  workflowId: string;
  summary: string;
  description: string;
  inputs: unknown;
  steps: Step[];
  outputs?: Record<string, string>;
}

export interface WorkflowDocument {
  arazzo: string;
  info: {title: string; summary: string; description: string; version: string};
  sourceDescriptions: {name: string; url: string; type: string}[];
  workflows: Workflow[];
  components: {
    inputs: {run: {properties: Record<string, {default?: string; examples?: string[]}>}};
    /** Steps refer to it as `$components.parameters.authorization`. */
    parameters: {authorization: StepParameter};
  };
}

export const workflowFolder = 'openapi/workflows';

/** Workflows that are published for readers. */
export const readerFile = `${workflowFolder}/workflows.arazzo.yaml`;

/** Workflows for readers in a language, as `npm run generate` writes them. */
export const workflowsFile = (locale: string): string =>
  `openapi/dist/workflows${locale === defaultLocale ? '' : `.${locale}`}.json`;

/** Descriptions of the endpoints outside the API that workflows call. */
export const endpointsFile = `${workflowFolder}/endpoints.openapi.yaml`;

/** Reads an Arazzo document. */
export const readWorkflowFile = async (file: string): Promise<WorkflowDocument> =>
  parse(await readFile(file, 'utf8')) as WorkflowDocument;

/** All workflow files of the project, by path. */
export async function readWorkflowFiles(): Promise<Map<string, WorkflowDocument>> {
  const files = (await glob(`${workflowFolder}/*.arazzo.yaml`)).sort();
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readWorkflowFile(file)] as const)),
  );
}

/** The operation of the API that a step calls; undefined for an endpoint outside the API. */
export function operationOf({operationId}: Pick<Step, 'operationId'>): string | undefined {
  return /^\$sourceDescriptions\.tianji\.(.+)$/.exec(operationId)?.[1];
}

/** Outputs of other steps that a step uses anywhere. Its own outputs name none. */
export function outputsUsedBy({outputs: _own, ...step}: Step): {stepId: string; name: string}[] {
  const found = JSON.stringify(step).matchAll(/\$steps\.([\w-]+)\.outputs\.([\w-]+)/g);
  return [...found].map(([, stepId, name]) => ({stepId: stepId!, name: name!}));
}
