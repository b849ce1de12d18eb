import {routeOf} from '../../../../openapi/rules/texts.mjs';
import file from './contract.json' with {type: 'json'};
import {operationsOf, schemaOf, type Json, type Operation} from './description.ts';

/**
 * What the product serves for one operation. Parameters are written `place.name`, fields by their path (`items[].id`, down to the
 * fourth level); `!` marks what is required. Without `response`, the body of the response is empty.
 */
export interface ContractOperation {
  method: string;
  path: string;
  /** Whether the server asks for a token. */
  authenticated: boolean;
  parameters: string[];
  body?: string[];
  response?: string[];
}

/** All operations that the product serves, by operation id: the one list that everything else is counted and checked by. */
export const contract: Record<string, ContractOperation> = file.operations;

/** Addresses of the operations' pages. They are public: a change here breaks links. */
export const operationRoutes: string[] = Object.keys(contract).map((id) => `/api/${routeOf(id)}`);

const deepest = 3;

/** Fields of a schema by their path, with their schema and whether they are required; unions are followed. */
function fieldsOf(schema: Json, prefix = '', depth = 0, found = new Map<string, Field>()): Map<string, Field> {
  for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    fieldsOf(part as Json, prefix, depth, found);
  if (schema.items) fieldsOf(schema.items as Json, `${prefix}[]`, depth, found);
  for (const [name, child] of Object.entries((schema.properties ?? {}) as Record<string, Json>)) {
    const path = prefix ? `${prefix}.${name}` : name;
    found.set(path, {required: (schema.required ?? []).includes(name), schema: child});
    if (depth < deepest) fieldsOf(child, path, depth + 1, found);
  }
  return found;
}

interface Field {
  required: boolean;
  schema: Json;
}

const nameOf = (entry: string): string => entry.replace(/!$/, '');
const parentOf = (path: string): string => path.replace(/\.?[^.]+$/, '');

/** Fields that are missing or don't exist. What the product takes as a free-form object may be described further. */
function compareFields(where: string, theirs: string[], ours: Map<string, Field>): string[] {
  const known = new Set(theirs.map(nameOf));
  const parents = new Set([...known].map(parentOf));
  const missing = [...known]
    .filter((name) => !ours.has(name))
    .map((name) => `${where}: contract.json lists ${name}, but the description doesn't`);
  if (known.size === 0) return missing;
  const extra = [...ours.keys()].filter((name) => !known.has(name) && parents.has(parentOf(name)));
  return [...missing, ...extra.map((name) => `${where}: the description has ${name}, but contract.json doesn't list it`)];
}

/** Fields of a request that are marked as required where they aren't, or the other way round. A missing boolean counts as false. */
function compareRequired(where: string, theirs: string[], ours: Map<string, Field>): string[] {
  return theirs.flatMap((entry) => {
    const field = ours.get(nameOf(entry));
    const required = entry.endsWith('!');
    if (!field || field.required === required || (required && field.schema.type === 'boolean')) return [];
    return [
      `${where}: ${nameOf(entry)} is ${required ? '' : 'not '}required in contract.json, but ${required ? 'not ' : ''}in the description`,
    ];
  });
}

const bodyDifference = (id: string, what: string, described: boolean): string =>
  described
    ? `${id}: the description has ${what}, but contract.json lists none`
    : `${id}: contract.json lists ${what}, but the description has none`;

/** What is different in one operation. */
function compareOperation({id, method, path, operation}: Operation, theirs: ContractOperation): string[] {
  const found: string[] = [];
  if (method !== theirs.method || path !== theirs.path)
    found.push(`${id}: the description has ${method} ${path}, but contract.json ${theirs.method} ${theirs.path}`);
  const secured = ((operation.security ?? []) as Json[]).some((scheme) => Object.keys(scheme).length > 0);
  if (secured !== theirs.authenticated)
    found.push(
      `${id}: the description requires ${secured ? 'a' : 'no'} token, but contract.json has authenticated: ${theirs.authenticated}`,
    );

  const parameters = ((operation.parameters ?? []) as Json[])
    .filter((one) => one.in !== 'header')
    .map((one) => `${one.in}.${one.name}${one.required ? '!' : ''}`);
  const expected = new Set(theirs.parameters);
  found.push(
    ...theirs.parameters
      .filter((one) => !parameters.includes(one))
      .map((one) => `${id}: contract.json lists the parameter ${one}, but the description doesn't`),
  );
  found.push(
    ...parameters
      .filter((one) => !expected.has(one))
      .map((one) => `${id}: the description has the parameter ${one}, but contract.json doesn't list it`),
  );

  const body = schemaOf(operation.requestBody as Json | undefined);
  if (Boolean(body) !== Boolean(theirs.body)) found.push(bodyDifference(id, 'a request body', Boolean(body)));
  if (body && theirs.body) {
    const ours = fieldsOf(body);
    found.push(...compareFields(`${id} body`, theirs.body, ours), ...compareRequired(`${id} body`, theirs.body, ours));
  }

  const response = schemaOf(operation.responses?.['200'] as Json | undefined);
  if (Boolean(response) !== Boolean(theirs.response)) found.push(bodyDifference(id, 'a response body', Boolean(response)));
  if (response && theirs.response) {
    const ours = fieldsOf(response);
    found.push(...compareFields(`${id} response`, theirs.response, ours));
    // The description may promise more than the contract, such as keys that are always there, but not less.
    const promised = theirs.response.filter((entry) => entry.endsWith('!'));
    found.push(...compareRequired(`${id} response`, promised, ours));
  }
  return found;
}

/**
 * Compares a bundled description with what the product serves.
 * @returns one line a difference: operations that are missing or don't exist, methods, paths, tokens, parameters, and fields
 */
export function contractDifferences(description: Json): string[] {
  const operations = operationsOf(description);
  const described = new Set(operations.map(({id}) => id));
  return [
    ...Object.keys(contract)
      .filter((id) => !described.has(id))
      .map((id) => `${id}: contract.json lists the operation, but the description doesn't`),
    ...operations.flatMap((one) => {
      const theirs = contract[one.id];
      return theirs ? compareOperation(one, theirs) : [`${one.id}: the description has the operation, but contract.json doesn't list it`];
    }),
  ];
}
