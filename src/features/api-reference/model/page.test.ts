import {describe, expect, it} from 'vitest';
import {clientSample, readClient} from './client.ts';
import {consoleData} from '../console/model/data.ts';
import {basePathOf, fillPage, groupPage, operationPage, routeOf} from './page.ts';
import {resolveReferences} from './references.ts';
import {sampleRequest} from './request.ts';
import {requestSamples} from './samples.ts';
import {filterSidebar} from './sidebar-filter.ts';
import type {Description, MediaType, Operation, Schema} from './types.ts';

const media = (schema: Schema, examples: MediaType['examples']) => ({
  content: {'application/json': {schema, examples}},
});
const properties = (name: string): Schema => ({
  type: 'object',
  properties: {[name]: {type: 'string'}},
});
const [note, id, message] = ['note', 'id', 'message'].map(properties) as [Schema, Schema, Schema];

const operation: Operation = {
  operationId: 'thing-changeActive',
  method: 'patch',
  path: '/workspace/{workspaceId}/thing',
  summary: 'Start or stop a thing',
  description: 'Starts a thing <now>, or stops it.',
  tags: ['thing'],
  'x-roles': 'admin',
  security: [{Authorization: []}],
  parameters: [
    {
      name: 'workspaceId',
      in: 'path',
      required: true,
      description: 'Where.',
      schema: {type: 'string'},
      example: 'cm5w97wtm000108l52ncaalst',
    },
    {name: 'limit', in: 'query', description: '', schema: {type: 'integer'}, example: 5},
  ],
  requestBody: {
    required: true,
    ...media(note, {default: {summary: 'A note', value: {note: 'it\'s ${HOME} "quoted"'}}}),
  },
  responses: {
    '200': {description: 'Done.', ...media(id, {default: {summary: 'Done', value: {id: 'x'}}})},
    '500': {
      description: 'Failed.',
      ...media(message, {a: {summary: '`a` failed', value: {message: 'No', code: 'X'}}}),
    },
  },
};

/** Page of the operation, with something changed. */
function pageWith(change: (copy: Operation) => void): string {
  const copy = structuredClone(operation);
  change(copy);
  return operationPage(copy, '/open', new Map());
}

describe('operationPage', () => {
  const page = operationPage(operation, '/open', new Map());
  it('lists its parts', () => {
    expect(page).toContain(`<ApiAside parts={["path","query","body","answers","errors"]}>`);
  });
  it('names values once, and says what an answer is once', () => {
    const withValues = (description: string) =>
      pageWith(({parameters, responses}) => {
        Object.assign(parameters![1]!, {description, schema: {type: 'string', enum: ['a', 'b']}});
        responses['200']!.content!['application/json']!.schema!.description =
          'A thing with its settings.';
      });
    expect(withValues('`a` starts it, `b` stops it.')).not.toContain('enumValues');
    expect(withValues('Either `a` or not.')).toContain('enumValues');
    expect(withValues('')).not.toContain('A thing with its settings.');
  });
  it('shows the example bodies that the samples do not send', () => {
    expect(page).not.toContain('<BodyExamples');
    const withOther = pageWith(({requestBody}) => {
      requestBody!.content!['application/json']!.examples!.other = {
        summary: 'Another note',
        value: {note: 'x'},
      };
    });
    expect(withOther).toMatch(/<BodyExamples>[^<]*title="Another note"/);
  });
  it('carries the front matter of a page without a compressed copy of the operation', () => {
    const [, front] = page.split('---\n');
    expect(front).toContain('id: "thing-change-active"');
    expect(front).toContain('sidebar_class_name: "api-op api-op--patch"');
    expect(front).not.toContain('api:');
  });
  it.each([
    'path-workspaceId',
    'query-limit',
    'body-note',
    'answer-id',
    'error-message',
    'Starts a thing &lt;now&gt;',
    'a failed',
    'curl -X PATCH https:',
    "new URL('./thing-change-active.json', import.meta.url)",
  ])('holds %s', (text) => expect(page).toContain(text));
});

it.each([
  ['monitor-changeActive', 'monitor-change-active'],
  ['website-getLighthouseJSON', 'website-get-lighthouse-json'],
  ['ai-classifySurvey', 'ai-classify-survey'],
])('names the page of %s %s, as the generator names its file', (operationId, route) =>
  expect(routeOf(operationId)).toBe(route),
);

it.each(['{origin}/open', 'https://a.example/open/'])('reads the base path of %s', (url) =>
  expect(basePathOf([{url}])).toBe('/open'),
);

describe('samples', () => {
  const request = sampleRequest(operation, '/open');
  const samples = Object.fromEntries(
    requestSamples(request, undefined).map(({language, code}) => [language, code]),
  );
  it('are made in all languages that need no client', () => {
    expect(Object.keys(samples)).toEqual([
      'curl',
      'javascript',
      'python',
      'go',
      'php',
      'java',
      'csharp',
    ]);
  });
  it('send required parameters only', () => {
    expect(request.url).toBe(
      'https://tianji.example.com/open/workspace/cm5w97wtm000108l52ncaalst/thing',
    );
    expect(samples.curl).not.toContain('limit');
  });
  it('leave out the method that curl takes by itself', () => {
    const sample = (method: string, body?: unknown) =>
      requestSamples({...request, method, body}, undefined)[0]!.code;
    expect(sample('GET')).toMatch(/^curl https:/);
    expect(sample('POST', {a: 1})).toMatch(/^curl https:/);
    expect(sample('POST')).toMatch(/^curl -X POST https:/);
    expect(sample('PUT', {a: 1})).toMatch(/^curl -X PUT https:/);
  });
  it('keep the shell from expanding the body', () => {
    expect(samples.curl).toContain("<<'EOF'");
  });
  it('never carry the key in the address', () => {
    expect(request.url).not.toContain('sk_');
    expect(samples.curl).toContain('Authorization: Bearer sk_<your API key>');
  });
  it('use the product’s client where it covers the call', () => {
    const client = readClient(
      "export class ThingService {\n    public static thingChangeActive(data: X): Y {\n        return __request(OpenAPI, {\n            method: 'PATCH',\n            url: '/workspace/{workspaceId}/thing',\n",
    );
    expect(clientSample(operation, request, client)).toContain(
      'openApiClient.ThingService.thingChangeActive({',
    );
    expect(clientSample({...operation, path: '/other'}, request, client)).toBeUndefined();
  });
});

it.each([
  ['x-delete', 'delete', true],
  ['telemetry-delete', 'post', true],
  ['feed-clearAllArchivedEvents', 'patch', true],
  ['monitor-upsert', 'post', false],
  ['monitor-all', 'get', false],
])('tells the console whether %s takes something away', (operationId, method, destructive) => {
  expect(consoleData({...operation, operationId, method}, '')).toMatchObject({destructive});
});

it('tells the console what to send', () => {
  expect(consoleData(operation, '/open')).toMatchObject({
    method: 'PATCH',
    path: '/open/workspace/{workspaceId}/thing',
    secured: true,
    body: {required: true},
  });
});

describe('groups', () => {
  const description: Description = {
    servers: [{url: '{origin}/open'}],
    tags: [
      {
        name: 'thing',
        'x-displayName': 'Things',
        description: 'Text.',
        externalDocs: {url: '/docs/x', description: 'X'},
      },
    ],
    paths: {'/t': {patch: operation}},
  };
  it('have a page with their operations', () => {
    expect(groupPage(description.tags[0]!, description)).toContain(
      '"to":"/api/thing-change-active"',
    );
  });
  it('give a hand-written page its first call', () => {
    const first = {...operation, operationId: 'monitor-all', tags: ['thing']};
    const page = fillPage('<FirstCall />\n', {...description, paths: {'/t': {get: first}}});
    expect(page).toContain('[Start or stop a thing](/api/monitor-all)');
    expect(page).toContain('https://tianji.example.com/open/t');
    expect(page).toContain('title="200 · Done"');
  });
  it('are put into a hand-written page', () => {
    expect(fillPage('a\n\n<OperationGroups />\n', description)).toContain(
      'groups={[{"label":"Things","to":"/api/thing","count":1,"description":"Text."}]}',
    );
  });
});

describe('resolveReferences', () => {
  it('puts parts in their place, with what stands beside the reference', () => {
    const resolved = resolveReferences({
      a: {$ref: '#/c/x', description: 'own'},
      c: {x: {type: 'string', description: 'shared'}},
    } as object) as {a: object};
    expect(resolved.a).toEqual({type: 'string', description: 'own'});
  });
  it('keeps a part that contains itself as one object', () => {
    const resolved = resolveReferences({
      c: {t: {items: {$ref: '#/c/t'}}},
      root: {$ref: '#/c/t'},
    } as object) as {root: {items: unknown}};
    expect(resolved.root.items).toBe(resolved.root);
  });
  it('names a reference that leads nowhere', () => {
    expect(() => resolveReferences({a: {$ref: '#/c/missing'}})).toThrow('#/c/missing');
  });
});

describe('filterSidebar', () => {
  const items = [
    {type: 'link', label: 'Overview', docId: 'index'},
    {
      type: 'category',
      label: 'Monitors',
      items: [
        {type: 'link', label: 'Créer', docId: 'monitor-upsert', className: 'api-op api-op--post'},
        {type: 'link', label: 'List', docId: 'monitor-all', className: 'api-op api-op--get'},
      ],
    },
  ];
  it('returns everything for an empty query', () => {
    expect(filterSidebar(items, '  ').items).toEqual(items);
  });
  it.each([
    ['creer', ['monitor-upsert']],
    ['get monitor', ['monitor-all']],
    ['POST', ['monitor-upsert']],
    ['nothing like it', []],
  ])('finds by %s', (query, ids) => {
    expect(filterSidebar(items, query).items.map(({docId}) => docId)).toEqual(ids);
  });
});
