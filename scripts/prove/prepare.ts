import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {bundle} from '../../src/features/api-reference/description/redocly.ts';
import type {Description} from '../../src/features/workflows/description.ts';
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
  /** Strict copy of the description. */
  description: Description;
  /** Workflows to run, by path. Their source is the strict copy. */
  documents: Map<string, WorkflowDocument>;
}

/** The version that the description is of. */
export async function documentedVersion(): Promise<string> {
  return (parse(await readFile(source, 'utf8')) as Description).info.version;
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
  const description = parse(await readFile(strict, 'utf8')) as Description;

  const files = await readWorkflowFiles();
  const [first] = files.values();
  if (!first) throw new Failure(`${workflowFolder} has no workflow.`);
  const refusals = refusalWorkflows(description, first, withMember);
  const documents = new Map(
    [...files, ['refusals.arazzo.yaml', refusals] as const].map(([file, document]) => [
      path.join(cache, 'workflows', path.basename(file)),
      document,
    ]),
  );
  for (const [file, document] of documents)
    await writeFile(file, stringify(document, {aliasDuplicateObjects: false}));
  return {description, documents};
}
