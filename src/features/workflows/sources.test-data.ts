import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import {operationsOf} from '../api-reference/model/description.ts';
import type {Description, Operation} from '../api-reference/model/types.ts';

/** Operations as the sources have them, because the bundled description isn't in a fresh clone. References stay unresolved. */
export async function sourceOperations(): Promise<Operation[]> {
  const readYaml = async (file: string): Promise<object> =>
    parse(await readFile(path.join('openapi', file), 'utf8')) as object;
  const root = (await readYaml('openapi.yaml')) as Description & {paths: object};
  const paths = await Promise.all(
    Object.entries(root.paths as Record<string, {$ref: string}>).map(
      async ([url, {$ref}]) => [url, await readYaml($ref)] as const,
    ),
  );
  return operationsOf({...root, paths: Object.fromEntries(paths)} as Description);
}
