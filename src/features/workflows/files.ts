import {readFile} from 'node:fs/promises';
import fg from 'fast-glob';
import {parse} from 'yaml';

/** A step of an Arazzo workflow, as far as it is used here. */
export interface Step {
  stepId: string;
  description?: string;
  operationId: string;
  parameters?: ({reference: string} | {name: string; in: string; value: unknown})[];
  requestBody?: {contentType: string; payload: unknown};
  successCriteria: {condition: string; context?: string; type?: string}[];
  outputs?: Record<string, string>;
  onFailure?: {name: string; type: string; retryAfter?: number; retryLimit?: number}[];
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
  components: Record<string, unknown>;
}

export const workflowFolder = 'openapi/workflows';

/** All workflow files of the project, by path. */
export async function readWorkflowFiles(): Promise<Map<string, WorkflowDocument>> {
  const files = (await fg(`${workflowFolder}/*.arazzo.yaml`)).sort();
  return new Map(
    await Promise.all(
      files.map(
        async (file) => [file, parse(await readFile(file, 'utf8')) as WorkflowDocument] as const,
      ),
    ),
  );
}

/** The operation of the API that a step calls; undefined for an endpoint outside the API. */
export function operationOf({operationId}: Pick<Step, 'operationId'>): string | undefined {
  return /^\$sourceDescriptions\.tianji\.(.+)$/.exec(operationId)?.[1];
}

/** The files that call each operation. */
export function filesByOperation(files: Map<string, WorkflowDocument>): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const [file, {workflows}] of files) {
    for (const step of workflows.flatMap(({steps}) => steps)) {
      const operation = operationOf(step);
      if (operation) found.set(operation, (found.get(operation) ?? new Set()).add(file));
    }
  }
  return new Map([...found].map(([operation, names]) => [operation, [...names]]));
}
