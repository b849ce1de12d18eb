import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Loose view of a JSON object, enough for the tests. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = Record<string, any>;

/** One operation of the bundled description. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  operation: Json;
}

/** Bundles the description as it is in the tree into a folder of its own, so that no test depends on an earlier build. */
export function bundleAfresh(): {folder: string; description: Json} {
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
  execFileSync(
    'node_modules/.bin/redocly',
    ['bundle', 'openapi/openapi.yaml', '--config=redocly.yaml', '-o', path.join(folder, 'openapi.json')],
    {stdio: 'pipe'},
  );
  return {folder, description: JSON.parse(readFileSync(path.join(folder, 'openapi.json'), 'utf8')) as Json};
}

/** All operations of a description. */
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

/** Follows a reference into the description's components. */
export function deref(description: Json, node: Json): Json {
  if (typeof node.$ref !== 'string') return node;
  const steps = node.$ref
    .slice(2)
    .split('/')
    .map((step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce((at: Json, step: string) => at[step], description);
}

/** Values of the examples of a JSON body. */
export function examplesOf(description: Json, body: Json | undefined): {name: string; value: unknown}[] {
  const media = body && deref(description, body).content?.['application/json'];
  return Object.entries((media?.examples ?? {}) as Json).map(([name, example]) => ({name, value: deref(description, example).value}));
}

/** Schema of a JSON body, undefined when there is none. */
export function schemaOf(description: Json, body: Json | undefined): Json | undefined {
  return body && deref(description, body).content?.['application/json']?.schema;
}

/** Makes a function that checks values against schemas of the description, formats included; it returns what is wrong. */
export function validator(description: Json): (schema: Json, value: unknown) => string {
  const ajv = new Ajv2020({strict: false, allErrors: true});
  addFormats(ajv);
  ajv.addSchema({$id: 'description', components: description.components});
  const absolute = (schema: Json): Json =>
    JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' ? `description${value}` : value,
    );
  return (schema, value) => {
    const validate = ajv.compile(absolute(schema));
    return validate(value) ? '' : ajv.errorsText(validate.errors);
  };
}
