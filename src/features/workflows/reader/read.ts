import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import {operationsOf, readReference} from '../../api-reference/model/description.ts';
import type {Description} from '../../api-reference/model/types.ts';
import {
  endpointsFile,
  readerFile,
  readWorkflowFile,
  workflowsFile,
  type Workflow,
  type WorkflowDocument,
} from '../files.ts';
import {readerWorkflows, type DescribedOperation, type ReaderWorkflow} from './calls.ts';

/** Reads the document for readers in a language. */
export async function readWorkflows(locale: string): Promise<WorkflowDocument> {
  const [document, workflows] = await Promise.all([
    readWorkflowFile(readerFile),
    readFile(workflowsFile(locale), 'utf8'),
  ]);
  return {...document, workflows: JSON.parse(workflows) as Workflow[]};
}

/** Operations of the API and the endpoints outside it, by the expression that names them in a workflow. */
export async function byExpression(
  operations: DescribedOperation[],
): Promise<Map<string, DescribedOperation>> {
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

/**
 * Reads the workflows for readers in a language, with the operations that they call.
 * @throws Failure for a step that the scripts can't express
 */
export async function readReaderWorkflows(locale: string): Promise<ReaderWorkflow[]> {
  const {operations} = await readReference(locale);
  return readerWorkflows(await readWorkflows(locale), await byExpression(operations));
}
