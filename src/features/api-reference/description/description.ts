import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {resolveReferences} from '../model/references.ts';
import {bundle} from './redocly.ts';

/** Loose view of a JSON object, enough for the tests. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = Record<string, any>;

export interface Operation {
  id: string;
  method: string;
  path: string;
  operation: Json;
}

/** The description as it is in the tree, in one piece and without references, so that no test depends on an earlier build. */
export async function readAfresh(): Promise<Json> {
  const target = path.join(mkdtempSync(path.join(tmpdir(), 'openapi-')), 'openapi.json');
  await bundle('openapi/openapi.yaml', target);
  return resolveReferences(JSON.parse(readFileSync(target, 'utf8')) as Json);
}

export function operationsOf(description: Json): Operation[] {
  return Object.entries(description.paths as Json).flatMap(([route, item]) =>
    Object.entries(item as Json).map(([method, operation]) => ({
      id: (operation as Json).operationId as string,
      method,
      path: route,
      operation: operation as Json,
    })),
  );
}
