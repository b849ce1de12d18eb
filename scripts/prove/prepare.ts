import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {bundle} from '../../src/features/api-reference/description/redocly.ts';
import {resolveDescription} from '../../src/features/api-reference/model/description.ts';
import type {Operation} from '../../src/features/api-reference/model/types.ts';
import {
  endpointsFile,
  readWorkflowFiles,
  workflowFolder,
  type WorkflowDocument,
} from '../../src/features/workflows/files.ts';
import {refusalWorkflows} from '../../src/features/workflows/refusals.ts';
import {Failure} from '../../src/node/report.ts';

const cache = path.resolve('.cache/prove');
const config = 'openapi/strict/redocly.yaml';
const source = 'openapi/openapi.yaml';

export interface Prepared {
  /** Operations of the strict copy of the description. */
  operations: Operation[];
  /** Workflows to run, by path. Their source is the strict copy. */
  documents: Map<string, WorkflowDocument>;
}

/** The version that the description is of. */
export async function documentedVersion(): Promise<string> {
  return (parse(await readFile(source, 'utf8')) as {info: {version: string}}).info.version;
}

/**
 * Writes the strict copies of the descriptions and, next to them, the workflows with those that are derived from the description.
 * @param withMember whether there is a second account
 */
export async function prepare(withMember: boolean): Promise<Prepared> {
  await rm(cache, {recursive: true, force: true});
  await mkdir(path.join(cache, 'workflows'), {recursive: true});
  const strict = path.join(cache, path.basename(source));
  await bundle(source, strict, config);
  await bundle(endpointsFile, path.join(cache, 'workflows', path.basename(endpointsFile)), config);
  const {operations} = await resolveDescription(
    JSON.stringify(parse(await readFile(strict, 'utf8'))),
  );

  const files = await readWorkflowFiles();
  const [first] = files.values();
  if (!first) throw new Failure(`${workflowFolder} has no workflow.`);
  const refusals = refusalWorkflows(operations, first, withMember);
  const documents = new Map(
    [...files, ['refusals.arazzo.yaml', refusals] as const].map(([file, document]) => [
      path.join(cache, 'workflows', path.basename(file)),
      document,
    ]),
  );
  for (const [file, document] of documents)
    await writeFile(file, stringify(document, {aliasDuplicateObjects: false}));
  return {operations, documents};
}
