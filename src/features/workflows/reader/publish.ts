import {copyFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import {endpointsFile} from '../files.ts';
import {readWorkflows} from './read.ts';

/** Name of the published workflows in the site's root. */
export const publishedWorkflows = 'workflows.arazzo.yaml';

/**
 * Writes the workflows for readers as one Arazzo document, and the description of the endpoints outside the API that they call, next to
 * that of the API.
 * @param dir folder of the language
 * @param home URL of the language, with a slash at its end
 */
export async function publishWorkflows(dir: string, home: string, locale: string): Promise<void> {
  const document = await readWorkflows(locale);
  const published = {
    ...document,
    sourceDescriptions: document.sourceDescriptions.map((source) => ({
      ...source,
      url: home + path.posix.basename(source.url),
    })),
  };
  await writeFile(
    path.join(dir, publishedWorkflows),
    stringify(published, {lineWidth: 0, aliasDuplicateObjects: false}),
  );
  await copyFile(endpointsFile, path.join(dir, path.basename(endpointsFile)));
}
