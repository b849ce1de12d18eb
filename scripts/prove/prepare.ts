import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {bundle} from '../../src/features/api-reference/description/redocly.ts';
import {resolveDescription} from '../../src/features/api-reference/model/description.ts';
import type {Operation} from '../../src/features/api-reference/model/types.ts';
import {
  endpointsFile,
  readerFile,
  readWorkflowFiles,
  workflowFolder,
  type WorkflowDocument,
} from '../../src/features/workflows/files.ts';
import {refusalWorkflows} from '../../src/features/workflows/refusals.ts';
import {Failure} from '../../src/node/report.ts';

/** Where everything that is run is written. */
const provedFolder = path.resolve('.cache/prove');
const provedWorkflows = path.join(provedFolder, 'workflows');
const strictRules = 'openapi/strict/redocly.yaml';
const description = 'openapi/openapi.yaml';

export interface Prepared {
  /** Operations of the strict copy of the description. */
  operations: Operation[];
  /** Workflows to run, by path. Their source is the strict copy. */
  documents: Map<string, WorkflowDocument>;
}

/** The version that the description is of. */
export async function documentedVersion(): Promise<string> {
  return (parse(await readFile(description, 'utf8')) as {info: {version: string}}).info.version;
}

/** Writes the strict copies of the descriptions. @returns operations of that of the API */
async function writeDescriptions(): Promise<Operation[]> {
  const strictFile = path.join(provedFolder, path.basename(description));
  await bundle(description, strictFile, strictRules);
  await bundle(
    endpointsFile,
    path.join(provedWorkflows, path.basename(endpointsFile)),
    strictRules,
  );
  // The file is YAML, and `resolveDescription` reads JSON.
  const json = JSON.stringify(parse(await readFile(strictFile, 'utf8')));
  return (await resolveDescription(json)).operations;
}

/** The workflows of the project and those that are derived from the description, by the path to write them to. */
async function collectWorkflows(
  operations: Operation[],
  withMember: boolean,
): Promise<Map<string, WorkflowDocument>> {
  const files = await readWorkflowFiles();
  // The files share one set of inputs and components, except the one for readers, who don't need all of them.
  const own = [...files].find(([file]) => file !== readerFile)?.[1];
  if (!own) throw new Failure(`${workflowFolder} has no workflows but those for readers.`);
  files.set('refusals.arazzo.yaml', refusalWorkflows(operations, own, withMember));
  return new Map(
    [...files].map(([file, document]) => [
      path.join(provedWorkflows, path.basename(file)),
      document,
    ]),
  );
}

/**
 * Writes the strict copies of the descriptions and, next to them, the workflows to run.
 * @param withMember whether there is a second account
 */
export async function prepare(withMember: boolean): Promise<Prepared> {
  await rm(provedFolder, {recursive: true, force: true});
  await mkdir(provedWorkflows, {recursive: true});
  const operations = await writeDescriptions();
  const documents = await collectWorkflows(operations, withMember);
  for (const [file, document] of documents)
    await writeFile(file, stringify(document, {aliasDuplicateObjects: false}));
  return {operations, documents};
}
