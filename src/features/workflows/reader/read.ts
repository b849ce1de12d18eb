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

/**
 * Reads the workflows for readers in a language, with the operations that they call.
 * @throws Failure for a step that the scripts can't express
 */
export async function readReaderWorkflows(locale: string): Promise<ReaderWorkflow[]> {
  const [{operations}, document, endpoints] = await Promise.all([
    readReference(locale),
    readWorkflows(locale),
    readFile(endpointsFile, 'utf8'),
  ]);
  const bySource = {tianji: operations, endpoints: operationsOf(parse(endpoints) as Description)};
  const described = Object.entries(bySource).flatMap(([source, list]) =>
    list.map((operation): [string, DescribedOperation] => [
      `$sourceDescriptions.${source}.${operation.operationId}`,
      operation,
    ]),
  );
  return readerWorkflows(document, new Map(described));
}
