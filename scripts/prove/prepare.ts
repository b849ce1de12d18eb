import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {bundle} from '../../src/features/api-reference/description/redocly.ts';
import {resolveDescription} from '../../src/features/api-reference/model/description.ts';
import {endpointsFile, readerFile, readWorkflowFiles} from '../../src/features/workflows/files.ts';
import {refusalWorkflows} from '../../src/features/workflows/refusals.ts';

/** Where everything that is run is written. */
const folder = path.resolve('.cache/prove');
const strictRules = 'openapi/strict/redocly.yaml';

/**
 * Writes the strict copies of the descriptions and, next to them, the workflows to run: those of the project, and those that are derived
 * from the description.
 * @param withMember whether there is a second account
 * @returns the operations of the strict copy, and the workflows by path
 */
export async function prepare(withMember: boolean) {
  const inFolder = (file: string): string => path.join(folder, 'workflows', path.basename(file));
  await rm(folder, {recursive: true, force: true});
  await mkdir(inFolder(''), {recursive: true});
  const strictFile = path.join(folder, 'openapi.yaml');
  await bundle('openapi/openapi.yaml', strictFile, strictRules);
  await bundle(endpointsFile, inFolder(endpointsFile), strictRules);
  const description = JSON.stringify(parse(await readFile(strictFile, 'utf8')));
  const {operations} = await resolveDescription(description);

  const files = await readWorkflowFiles();
  // The files share one set of inputs and components, except the one for readers, who don't need all of them.
  const [, shared] = [...files].find(([file]) => file !== readerFile)!;
  files.set('refusals.arazzo.yaml', refusalWorkflows(operations, shared, withMember));
  const documents = new Map([...files].map(([file, document]) => [inFolder(file), document]));
  for (const [file, document] of documents)
    await writeFile(file, stringify(document, {aliasDuplicateObjects: false}));
  return {operations, documents};
}
