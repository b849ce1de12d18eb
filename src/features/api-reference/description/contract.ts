import {routeOf} from '../../../../openapi/rules/texts.mjs';
import file from './contract.json' with {type: 'json'};
import {operationsOf, type Json, type Operation} from './description.ts';

/**
 * What the product serves for one operation. Parameters are written `place.name`, fields by their path (`items[].id`, down to the
 * fourth level); `!` marks what is required. Without `response`, the body of the response is empty.
 */
export interface ContractOperation {
  method: string;
  path: string;
  authenticated: boolean;
  parameters: string[];
  body?: string[];
  response?: string[];
}

/** All operations that the product serves, by operation id: the one list that everything else is counted and checked by. */
export const contract: Record<string, ContractOperation> = file.operations;

/** Addresses of the operations' pages. They are public: a change here breaks links. */
export const operationRoutes: string[] = Object.keys(contract).map((id) => `/api/${routeOf(id)}`);

/** Whether each field is required, and its schema, by its path. */
type Fields = Map<string, {required: boolean; schema: Json}>;

/** Fields of a schema down to the fourth level; unions are followed. */
function fieldsOf(schema: Json = {}, prefix = '', depth = 0, found: Fields = new Map()): Fields {
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as Json[])
    fieldsOf(part, prefix, depth, found);
  if (schema.items) fieldsOf(schema.items as Json, `${prefix}[]`, depth, found);
  for (const [name, child] of Object.entries((schema.properties ?? {}) as Record<string, Json>)) {
    const path = prefix ? `${prefix}.${name}` : name;
    found.set(path, {required: (schema.required ?? []).includes(name), schema: child});
    if (depth < 3) fieldsOf(child, path, depth + 1, found);
  }
  return found;
}

const parametersOf = (operation: Json): Fields =>
  new Map(
    ((operation.parameters ?? []) as Json[])
      .filter((one) => one.in !== 'header')
      .map((one) => [`${one.in}.${one.name}`, {required: Boolean(one.required), schema: one.schema as Json}]),
  );

const parentOf = (path: string): string => path.replace(/\.?[^.]+$/, '');

/** What is different between the entries of the contract and what is described: a name that only one has, or what is required. */
function differences(where: string, kind: 'parameter' | 'request' | 'response', listed: string[], described: Fields): string[] {
  const known = new Map(listed.map((entry) => [entry.replace(/!$/, ''), entry.endsWith('!')]));
  const parents = new Set([...known.keys()].map(parentOf));
  return [
    ...[...known].flatMap(([name, required]) => {
      const field = described.get(name);
      if (!field) return [`${where}: contract.json lists the ${kind} ${name}, but the description doesn't`];
      // A missing boolean counts as false, and the description may promise more of a response, such as keys that are always there.
      const tolerated = required ? kind !== 'parameter' && field.schema.type === 'boolean' : kind === 'response';
      if (field.required === required || tolerated) return [];
      return [`${where}: the ${kind} ${name} is ${required ? '' : 'not '}required in contract.json, but not so in the description`];
    }),
    // What the product takes as a free-form object may be described further.
    ...[...described.keys()]
      .filter((name) => !known.has(name) && (kind === 'parameter' || parents.has(parentOf(name))))
      .map((name) => `${where}: the description has the ${kind} ${name}, but contract.json doesn't list it`),
  ];
}

function bodyDifferences(where: string, kind: 'request' | 'response', body: Json | undefined, listed: string[] | undefined): string[] {
  const schema = body?.content?.['application/json']?.schema as Json | undefined;
  if (Boolean(schema) === Boolean(listed)) return differences(where, kind, listed ?? [], fieldsOf(schema));
  return [`${where}: ${schema ? 'only the description' : 'only contract.json'} has a ${kind} body`];
}

function compare({id, method, path, operation}: Operation, theirs: ContractOperation): string[] {
  const found: string[] = [];
  if (method !== theirs.method || path !== theirs.path)
    found.push(`${id}: the description has ${method} ${path}, but contract.json ${theirs.method} ${theirs.path}`);
  const secured = ((operation.security ?? []) as Json[]).some((scheme) => Object.keys(scheme).length > 0);
  if (secured !== theirs.authenticated)
    found.push(
      `${id}: the description requires ${secured ? 'a' : 'no'} token, but contract.json has authenticated: ${theirs.authenticated}`,
    );
  return [
    ...found,
    ...differences(id, 'parameter', theirs.parameters, parametersOf(operation)),
    ...bodyDifferences(id, 'request', operation.requestBody as Json | undefined, theirs.body),
    ...bodyDifferences(id, 'response', operation.responses?.['200'] as Json | undefined, theirs.response),
  ];
}

/**
 * Compares a bundled description with what the product serves.
 * @returns one line a difference: operations that are missing or don't exist, methods, paths, tokens, parameters, and fields
 */
export function contractDifferences(description: Json): string[] {
  const operations = operationsOf(description);
  const missing = Object.keys(contract).filter((id) => !operations.some((one) => one.id === id));
  return [
    ...missing.map((id) => `${id}: contract.json lists the operation, but the description doesn't`),
    ...operations.flatMap((one) => {
      const theirs = contract[one.id];
      return theirs ? compare(one, theirs) : [`${one.id}: the description has the operation, but contract.json doesn't list it`];
    }),
  ];
}
