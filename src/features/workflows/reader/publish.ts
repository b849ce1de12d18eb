import {copyFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import {endpointsFile, type Workflow, type WorkflowDocument} from '../files.ts';
import {inputsOf} from './calls.ts';
import {readWorkflows} from './read.ts';

/** Name of the published workflows in the site's root. */
export const publishedWorkflows = 'workflows.arazzo.yaml';

/** A workflow with the inputs that it uses, where the source has those of all workflows. */
function withOwnInputs(workflow: Workflow, document: WorkflowDocument): Workflow {
  const {properties} = document.components.inputs.run;
  const names = inputsOf(workflow, document);
  const inputs = {
    type: 'object',
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
  };
  return {...workflow, inputs};
}

/**
 * The workflows for readers as one Arazzo document, whose sources are the published descriptions.
 * @param home URL of the language, with a slash at its end
 */
export function publishedDocument(document: WorkflowDocument, home: string): object {
  const {inputs: _shared, ...components} = document.components;
  return {
    ...document,
    sourceDescriptions: document.sourceDescriptions.map((source) => ({
      ...source,
      url: home + path.posix.basename(source.url),
    })),
    workflows: document.workflows.map((workflow) => withOwnInputs(workflow, document)),
    components,
  };
}

/**
 * Writes the workflows for readers, and the description of the endpoints outside the API that they call, next to that of the API.
 * @param dir folder of the language
 * @param home URL of the language, with a slash at its end
 */
export async function publishWorkflows(dir: string, home: string, locale: string): Promise<void> {
  const document = publishedDocument(await readWorkflows(locale), home);
  await writeFile(
    path.join(dir, publishedWorkflows),
    stringify(document, {lineWidth: 0, aliasDuplicateObjects: false}),
  );
  await copyFile(endpointsFile, path.join(dir, path.basename(endpointsFile)));
}
