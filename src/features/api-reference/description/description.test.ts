import {beforeAll, describe, expect, it} from 'vitest';
import {routeOf, onlyRepeatsName} from '../../../../openapi/rules/texts.mjs';
import {textsOf} from './texts.ts';
import {operationsOf, readAfresh, type Json, type Operation} from './description.ts';
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
      "monitor-get: contract.json lists the parameter path.workspaceId, but the description doesn't",
      "monitor-get: contract.json lists the parameter path.monitorId, but the description doesn't",
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
    const text = expect.any(String) as unknown;
    const externalDocs = {url: expect.stringMatching(/^\/docs\//) as unknown, description: text};
    for (const tag of tags) expect(tag).toMatchObject({'x-displayName': text, description: text, externalDocs});
  });
});

describe('examples', () => {
  it('each required parameter has an example', () => {
    for (const {id, operation} of operations)
      for (const {name, required, example} of (operation.parameters ?? []) as Json[])
        if (required) expect(example, `${id} ${name}`).toBeDefined();
  });

  it('each error example stands under the status of its code', () => {
    for (const {id, operation} of operations) {
      for (const [status, response] of Object.entries(operation.responses as Json)) {
        if (status === '200') continue;
        const examples = ((response as Json).content?.['application/json']?.examples ?? {}) as Json;
        for (const [name, {value}] of Object.entries(examples)) {
          const {code, data} = value as Json;
          expect(statusOfCode[code], `${id} ${status} ${name}`).toBe(status);
          expect(String(data?.httpStatus), `${id} ${status} ${name}`).toBe(status);
        }
      }
    }
  });
});

it('describes 401 where a token is needed and 415 where a body is read, and nowhere else', () => {
  for (const {id, method, operation} of operations) {
    const statuses = Object.keys(operation.responses as Json);
    expect(statuses.includes('401'), `${id} 401`).toBe(operation['x-roles'] !== 'public');
    expect(statuses.includes('415'), `${id} 415`).toBe(['post', 'put', 'patch'].includes(method));
  }
});

describe('texts', () => {
  it('say more than the name of their field', () => {
    const lazy = textsOf(description).filter(({target, key, text}) => {
      const [, member, field] = /(?:\[\?@\.name=='(.+)'\]|\.properties\.([\w$-]+))$/.exec(target) ?? [];
      return key === 'description' && onlyRepeatsName(member ?? field ?? '', text);
    });
    expect(lazy).toEqual([]);
  });

  it('say something and are free of raw markup', () => {
    const faulty = ({text}: {text: string}): boolean => text.trim() === '' || /[<{}]|\bTODO\b|lorem/i.test(text.replace(/`[^`]*`/g, ''));
    expect(textsOf(description).filter(faulty)).toEqual([]);
  });

  it('name only operations that exist', () => {
    const ids = new Set(operations.map(({id}) => id));
    const groups = [...new Set([...ids].map((id) => id.split('-')[0]))].join('|');
    const span = new RegExp(`\`((?:${groups})(?:-[a-zA-Z]+)+)\``, 'g');
    const named = textsOf(description).flatMap(({target, text}) => [...text.matchAll(span)].map(([, id]) => ({target, id: id!})));
    expect(named.filter(({id}) => !ids.has(id))).toEqual([]);
  });
});
