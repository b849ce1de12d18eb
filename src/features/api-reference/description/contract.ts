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

/** Names that only one of two lists has. */
const differences = (where: string, listed: string[], described: string[]): string[] => [
  ...listed.filter((name) => !described.includes(name)).map((name) => `${where}: contract.json lists ${name}, but the description doesn't`),
  ...described
    .filter((name) => !listed.includes(name))
    .map((name) => `${where}: the description has ${name}, but contract.json doesn't list it`),
];

/** Fields that are missing or don't exist. What the product takes as a free-form object may be described further. */
function compareFields(where: string, theirs: string[], ours: Map<string, Field>): string[] {
  const known = theirs.map(nameOf);
  const parents = new Set(known.map(parentOf));
  return differences(
    where,
    known,
    [...ours.keys()].filter((name) => parents.has(parentOf(name))),
  );
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

function compareBody(id: string, part: 'request' | 'response', schema: Json | undefined, listed: string[] | undefined): string[] {
  if (!schema && !listed) return [];
  if (!listed) return [`${id}: the description has a ${part} body, but contract.json lists none`];
  if (!schema) return [`${id}: contract.json lists a ${part} body, but the description has none`];
  const ours = fieldsOf(schema);
  // The description may promise more of a response than the contract, such as keys that are always there, but not less.
  const marked = part === 'request' ? listed : listed.filter((entry) => entry.endsWith('!'));
  return [...compareFields(`${id} ${part}`, listed, ours), ...compareRequired(`${id} ${part}`, marked, ours)];
}

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
    .map((one) => `the parameter ${one.in}.${one.name}${one.required ? '!' : ''}`);
  return [
    ...found,
    ...differences(
      id,
      theirs.parameters.map((one) => `the parameter ${one}`),
      parameters,
    ),
    ...compareBody(id, 'request', schemaOf(operation.requestBody as Json | undefined), theirs.body),
    ...compareBody(id, 'response', schemaOf(operation.responses?.['200'] as Json | undefined), theirs.response),
  ];
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
