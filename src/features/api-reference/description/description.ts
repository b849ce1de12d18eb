import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
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

const mediaOf = (body: Json | undefined): Json | undefined => body?.content?.['application/json'];

/** Values of the examples of a JSON body. */
export const examplesOf = (body: Json | undefined): {name: string; value: unknown}[] =>
  Object.entries((mediaOf(body)?.examples ?? {}) as Json).map(([name, example]) => ({name, value: example.value}));

export const schemaOf = (body: Json | undefined): Json | undefined => mediaOf(body)?.schema;

const ajv = new Ajv2020({strict: false, allErrors: true});
addFormats(ajv);

/** What is wrong with a value of a schema, formats included. */
export function faultsOf(schema: Json, value: unknown): string {
  const validate = ajv.compile(schema);
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}
