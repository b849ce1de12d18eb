import {routeOf} from '../../../../openapi/rules/texts.mjs';
import {operationsOf} from '../model/page.ts';
import {isSecured, mediaOf} from '../model/request.ts';
import type {Body, Description, Operation, Schema} from '../model/types.ts';
import file from './contract.json' with {type: 'json'};

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
type Fields = Map<string, {required: boolean; schema: Schema | undefined}>;

/** Fields of a schema down to the fourth level; unions are followed. */
function fieldsOf(schema: Schema = {}, prefix = '', depth = 0, found: Fields = new Map()): Fields {
  const {allOf = [], anyOf = [], oneOf = [], items, properties = {}, required = []} = schema;
  for (const part of [...allOf, ...anyOf, ...oneOf]) fieldsOf(part, prefix, depth, found);
  if (items) fieldsOf(items, `${prefix}[]`, depth, found);
  for (const [name, child] of Object.entries(properties)) {
    const path = prefix ? `${prefix}.${name}` : name;
    found.set(path, {required: required.includes(name), schema: child});
    if (depth < 3) fieldsOf(child, path, depth + 1, found);
  }
  return found;
}

const parametersOf = ({parameters = []}: Operation): Fields =>
  new Map(
    parameters
      .filter((one) => one.in !== 'header')
      .map(({in: place, name, required = false, schema}) => [
        `${place}.${name}`,
        {required, schema},
      ]),
  );

const parentOf = (path: string): string => path.replace(/\.?[^.]+$/, '');

/** What is different between the entries of the contract and what is described: a name that only one has, or what is required. */
function differences(
  where: string,
  kind: 'parameter' | 'request' | 'response',
  listed: string[],
  described: Fields,
): string[] {
  const known = new Map(listed.map((entry) => [entry.replace(/!$/, ''), entry.endsWith('!')]));
  const parents = new Set([...known.keys()].map(parentOf));
  return [
    ...[...known].flatMap(([name, required]) => {
      const field = described.get(name);
      if (!field)
        return [`${where}: contract.json lists the ${kind} ${name}, but the description doesn't`];
      // A missing boolean counts as false, and the description may promise more of a response, such as keys that are always there.
      const tolerated = required
        ? kind !== 'parameter' && field.schema?.type === 'boolean'
        : kind === 'response';
      if (field.required === required || tolerated) return [];
      const [requires, omits] = required
        ? ['contract.json', 'the description']
        : ['the description', 'contract.json'];
      return [
        `${where}: ${requires} requires the ${kind} ${name}, but ${omits} doesn't (in contract.json, ! marks what is required)`,
      ];
    }),
    // What the product takes as a free-form object may be described further.
    ...[...described.keys()]
      .filter((name) => !known.has(name) && (kind === 'parameter' || parents.has(parentOf(name))))
      .map(
        (name) =>
          `${where}: the description has the ${kind} ${name}, but contract.json doesn't list it`,
      ),
  ];
}

function bodyDifferences(
  where: string,
  kind: 'request' | 'response',
  body: Body | undefined,
  listed: string[] | undefined,
): string[] {
  const schema = mediaOf(body)[1]?.schema;
  if (Boolean(schema) === Boolean(listed))
    return differences(where, kind, listed ?? [], fieldsOf(schema));
  return [`${where}: ${schema ? 'only the description' : 'only contract.json'} has a ${kind} body`];
}

function compare(operation: Operation, theirs: ContractOperation): string[] {
  const {operationId: id, method, path, requestBody, responses} = operation;
  const found: string[] = [];
  if (method !== theirs.method || path !== theirs.path)
    found.push(
      `${id}: the description has ${method} ${path}, but contract.json ${theirs.method} ${theirs.path}`,
    );
  const secured = isSecured(operation);
  if (secured !== theirs.authenticated)
    found.push(
      `${id}: the description requires ${secured ? 'a' : 'no'} token, but contract.json has authenticated: ${theirs.authenticated}`,
    );
  return [
    ...found,
    ...differences(id, 'parameter', theirs.parameters, parametersOf(operation)),
    ...bodyDifferences(id, 'request', requestBody, theirs.body),
    ...bodyDifferences(id, 'response', responses['200'], theirs.response),
  ];
}

/**
 * Compares a bundled description without references with what the product serves.
 * @returns one line a difference: operations that are missing or don't exist, methods, paths, tokens, parameters, and fields
 */
export function contractDifferences(description: Description): string[] {
  const operations = operationsOf(description);
  const missing = Object.keys(contract).filter(
    (id) => !operations.some(({operationId}) => operationId === id),
  );
  return [
    ...missing.map((id) => `${id}: contract.json lists the operation, but the description doesn't`),
    ...operations.flatMap((one) => {
      const theirs = contract[one.operationId];
      return theirs
        ? compare(one, theirs)
        : [
            `${one.operationId}: the description has the operation, but contract.json doesn't list it`,
          ];
    }),
  ];
}
