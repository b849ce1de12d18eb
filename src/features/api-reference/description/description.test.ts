import {beforeAll, describe, expect, it} from 'vitest';
import {routeOf, onlyRepeatsName} from '../../../../openapi/rules/texts.mjs';
import {textsOf} from './texts.ts';
import {examplesOf, faultsOf, operationsOf, readAfresh, schemaOf, type Json, type Operation} from './description.ts';
import {contract, contractDifferences, operationRoutes} from './contract.ts';

let description: Json;
let operations: Operation[];
beforeAll(async () => {
  description = await readAfresh();
  operations = operationsOf(description);
}, 60_000);

/** Status that stands for each error code. */
const statusOfCode: Record<string, string> = {
  BAD_REQUEST: '400',
  UNAUTHORIZED: '401',
  FORBIDDEN: '403',
  NOT_FOUND: '404',
  UNSUPPORTED_MEDIA_TYPE: '415',
  INTERNAL_SERVER_ERROR: '500',
};

const parametersOf = ({operation}: Operation): Json[] => (operation.parameters ?? []) as Json[];

describe('contract', () => {
  it('describes every operation as the product serves it: method, path, token, parameters, and fields', () => {
    expect(contractDifferences(description)).toEqual([]);
  });

  it('finds what is different', () => {
    const before = contractDifferences(description);
    const changed = structuredClone(description);
    const {get} = changed.paths['/workspace/{workspaceId}/monitor/{monitorId}/get'] as Json;
    get.parameters = [];
    get.security = [];
    delete changed.paths['/billing/limit'];
    expect(contractDifferences(changed).filter((line) => !before.includes(line))).toEqual([
      "billing-limit: contract.json lists the operation, but the description doesn't",
      'monitor-get: the description requires no token, but contract.json has authenticated: true',
      "monitor-get: contract.json lists the parameter path.workspaceId!, but the description doesn't",
      "monitor-get: contract.json lists the parameter path.monitorId!, but the description doesn't",
    ]);
  });

  it('each operationId gives its route', () => {
    expect(operations.map(({id}) => `/api/${routeOf(id)}`).sort()).toEqual([...operationRoutes].sort());
    expect(new Set(operationRoutes).size).toBe(Object.keys(contract).length);
  });

  it('each operation has one tag, each tag has operations and is described', () => {
    for (const {id, operation} of operations) expect(operation.tags, id).toHaveLength(1);
    const tags = description.tags as Json[];
    expect(tags.map(({name}) => name as string).sort()).toEqual(
      [...new Set(operations.map(({operation}) => operation.tags[0] as string))].sort(),
    );
    for (const tag of tags) expect(tag.externalDocs?.url, tag.name).toMatch(/^\/docs\//);
  });
});

describe('examples', () => {
  it('each request body, answer and error has examples that fit its schema, formats included', () => {
    const problems: string[] = [];
    for (const {id, operation} of operations) {
      const bodies: [string, Json | undefined][] = [['request', operation.requestBody], ...Object.entries(operation.responses as Json)];
      for (const [name, body] of bodies) {
        const schema = schemaOf(body);
        if (!schema) continue;
        const examples = examplesOf(body);
        if (examples.length === 0) problems.push(`${id} ${name}: no example`);
        for (const example of examples) {
          const fault = faultsOf(schema, example.value);
          if (fault) problems.push(`${id} ${name} ${example.name}: ${fault}`);
        }
      }
    }
    expect(problems).toEqual([]);
  });

  it('each example of a parameter fits its schema', () => {
    for (const one of operations) {
      for (const {name, example, schema} of parametersOf(one)) {
        if (example !== undefined) expect(faultsOf(schema, example), `${one.id} ${name}`).toBe('');
      }
    }
  });

  it('each required parameter has an example', () => {
    const without = operations.flatMap((one) =>
      parametersOf(one)
        .filter(({required, example}) => required && example === undefined)
        .map(({name}) => `${one.id} ${name}`),
    );
    expect(without).toEqual([]);
  });

  it('each error example stands under the status of its code', () => {
    for (const {id, operation} of operations) {
      for (const [status, response] of Object.entries(operation.responses as Json)) {
        if (status === '200') continue;
        for (const {name, value} of examplesOf(response as Json)) {
          const {code, data} = value as Json;
          expect(statusOfCode[code], `${id} ${status} ${name}`).toBe(status);
          expect(String(data?.httpStatus), `${id} ${status} ${name}`).toBe(status);
        }
      }
    }
  });
});

describe('statuses', () => {
  it('describes 401 where a token is needed, 403 where a role is, and 415 where a body is read', () => {
    for (const {id, method, operation} of operations) {
      const statuses = Object.keys(operation.responses as Json);
      const role = operation['x-roles'] as string;
      expect(statuses.includes('401'), `${id} 401`).toBe(role !== 'public');
      if (['member', 'admin', 'owner'].includes(role)) expect(statuses, id).toContain('403');
      expect(statuses.includes('415'), `${id} 415`).toBe(['post', 'put', 'patch'].includes(method));
      expect(statuses, id).toContain('500');
    }
  });
});

describe('texts', () => {
  it('no two operations share a summary or a description', () => {
    for (const key of ['summary', 'description']) {
      const texts = operations.map(({operation}) => operation[key] as string);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('no description only repeats the name of its field', () => {
    const lazy: string[] = [];
    const walk = (node: unknown, path: string): void => {
      if (node === null || typeof node !== 'object') return;
      const {properties, name, in: place, description: text} = node as Json;
      if (typeof name === 'string' && typeof place === 'string' && onlyRepeatsName(name, text ?? '')) lazy.push(`${path} ${name}`);
      if (properties && typeof properties === 'object') {
        for (const [field, schema] of Object.entries(properties as Json)) {
          const own = (schema as Json)?.description;
          if (typeof own === 'string' && onlyRepeatsName(field, own)) lazy.push(`${path}.${field}: ${own}`);
        }
      }
      for (const [key, value] of Object.entries(node)) if (!['example', 'examples'].includes(key)) walk(value, `${path}/${key}`);
    };
    walk(description, '');
    expect(lazy).toEqual([]);
  });

  it('every text says something and is free of raw markup', () => {
    const faulty = textsOf(description).filter(
      ({text}) => text.trim() === '' || /[<{}]|\bTODO\b|lorem/i.test(text.replace(/`[^`]*`/g, '')),
    );
    expect(faulty).toEqual([]);
  });

  it('names only operations that exist', () => {
    const ids = new Set(operations.map(({id}) => id));
    const groups = [...new Set([...ids].map((id) => id.split('-')[0]))].join('|');
    const unknown = textsOf(description).flatMap(({target, text}) =>
      [...text.matchAll(new RegExp(`\`((?:${groups})(?:-[a-zA-Z]+)+)\``, 'g'))]
        .filter(([, id]) => !ids.has(id!))
        .map(([, id]) => `${target}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });
});
