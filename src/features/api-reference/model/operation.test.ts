import {describe, expect, it} from 'vitest';
import {consoleData} from './console.ts';
import {anchorsOf, partsOf} from './operation.ts';
import {bodyExamples, sampleRequest} from './request.ts';
import {requestSamples} from './samples.ts';
import {serialize} from './serialize.ts';
import type {MediaType, Operation, Parameter, Schema} from './types.ts';

const media = (schema: Schema, examples: MediaType['examples'], type = 'application/json') => ({
  content: {[type]: {schema, examples}},
});
const properties = (...names: string[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, {type: 'string'}])),
});

const operation: Operation = {
  operationId: 'thing-changeActive',
  method: 'patch',
  basePath: '/open',
  path: '/workspace/{workspace-id}/thing',
  summary: 'Start or stop a thing',
  description: 'Starts a thing, or stops it.',
  tags: ['thing'],
  security: [{Authorization: []}],
  parameters: [
    {name: 'workspace-id', in: 'path', required: true, example: 'cm5w97wtm000108l52ncaalst'},
    {name: 'limit', in: 'query', schema: {type: 'integer'}, example: 5},
  ],
  requestBody: {
    required: true,
    ...media(properties('note'), {
      default: {summary: 'A note', value: {note: 'it\'s ${HOME} "quoted"'}},
    }),
  },
  responses: {
    '200': {
      description: 'Done.',
      ...media(properties('id'), {default: {summary: 'Done', value: {id: 'x'}}}),
    },
    '500': {
      description: 'Failed.',
      ...media(properties('message'), {
        a: {summary: '`a` failed', value: {message: 'No', code: 'X'}},
      }),
    },
  },
};

const withChange = (change: Partial<Operation>): Operation => ({...operation, ...change});
const parts = (change: Partial<Operation> = {}) =>
  partsOf(withChange(change), (markdown) => (markdown ? [markdown] : []));

describe('parts of a page', () => {
  it('are those that the operation has', () => {
    expect(anchorsOf(parts())).toEqual(['path', 'query', 'body', 'answers', 'errors']);
    const cookie: Parameter = {name: 'session', in: 'cookie'};
    expect(
      anchorsOf(parts({parameters: [cookie], requestBody: undefined, responses: {'204': {}}})),
    ).toEqual(['cookie', 'answers']);
  });
  it('have anchors by place and name', () => {
    const {ParamsDetails, RequestSchema, StatusCodes} = parts();
    const ids = [
      ...ParamsDetails.groups.flatMap(({fields}) => fields),
      ...RequestSchema.body!.contents[0]!.fields,
      ...StatusCodes.successes[0]!.contents[0]!.fields,
      ...StatusCodes.errorBodies[0]!.fields,
    ].map(({id}) => id);
    expect(ids).toEqual([
      'path-workspace-id',
      'query-limit',
      'body-note',
      'answer-id',
      'error-message',
    ]);
  });
  it('name values once, and say what a response is once', () => {
    const enumOf = (description: string) =>
      parts({parameters: [{name: 'a', in: 'query', description, schema: {enum: ['a', 'b']}}]})
        .ParamsDetails.groups[0]!.fields[0]!.enumValues;
    expect(enumOf('`a` starts it, `b` stops it.')).toBeUndefined();
    expect(enumOf('Either `a` or not.')).toEqual(['a', 'b']);
    const textOf = (description: string) =>
      parts({
        responses: {
          '200': {description: 'Done.', ...media({...properties('id'), description}, {})},
        },
      }).StatusCodes.successes[0]!.contents[0]!.text;
    expect(textOf('A thing with its settings.')).toEqual([]);
    expect(textOf('A thing. It is never stale.')).toHaveLength(1);
  });
  it('show each schema once, with its media types', () => {
    const [pet, text] = [properties('name'), {type: 'string'}];
    const content = {
      'application/json': {schema: pet},
      'application/xml': {schema: pet},
      'text/csv': {schema: text},
      'image/png': {},
    };
    const {RequestSchema, StatusCodes} = parts({
      requestBody: {content},
      responses: {'200': {content}, '400': {content}},
    });
    const shown = [['application/json', 'application/xml'], ['text/csv'], ['image/png']];
    for (const contents of [
      RequestSchema.body!.contents,
      StatusCodes.successes[0]!.contents,
      StatusCodes.errorBodies,
    ])
      expect(contents.map(({types}) => types)).toEqual(shown);
  });
});

describe('samples', () => {
  const samplesOf = (change: Partial<Operation> = {}): Record<string, string> =>
    Object.fromEntries(
      requestSamples(withChange(change)).map(({language, code}) => [language, code]),
    );
  const curlOf = (change: Partial<Operation>): string => samplesOf(change).curl!;

  it('are made in all languages that need no client', () => {
    expect(Object.keys(samplesOf())).toEqual([
      'curl',
      'javascript',
      'python',
      'go',
      'php',
      'java',
      'csharp',
    ]);
  });
  it('send required parameters only, each in its place', () => {
    expect(sampleRequest(operation).url).toBe(
      'https://tianji.example.com/open/workspace/cm5w97wtm000108l52ncaalst/thing',
    );
    expect(curlOf({})).not.toContain('limit');
    const required = (name: string, place: Parameter['in'], example: unknown): Parameter => ({
      name,
      in: place,
      required: true,
      example,
    });
    const curl = curlOf({
      parameters: [
        required('x-note', 'header', 'hi'),
        required('session', 'cookie', 'abc'),
        {...required('filter', 'query', {by: 'name'}), style: 'deepObject'},
      ],
    });
    expect(curl).toContain("'x-note: hi'");
    expect(curl).toMatch(/-b session=abc|--cookie session=abc/);
    expect(decodeURIComponent(curl)).toContain('?filter[by]=name');
    expect(decodeURIComponent(curl)).toContain('/workspace/{workspace-id}/thing');
  });
  it('leave out the method that curl takes by itself', () => {
    const body = operation.requestBody;
    expect(curlOf({method: 'get', requestBody: undefined})).toMatch(/^curl '?https:/);
    expect(curlOf({method: 'post', requestBody: body})).toMatch(/^curl https:/);
    expect(curlOf({method: 'post', requestBody: undefined})).toMatch(/^curl -X POST https:/);
    expect(curlOf({method: 'put', requestBody: body})).toMatch(/^curl -X PUT https:/);
  });
  it('keep the shell from expanding the body, and the key out of the address', () => {
    expect(curlOf({})).toContain("<<'EOF'");
    expect(curlOf({})).toContain('Authorization: Bearer sk_<your API key>');
    expect(sampleRequest(operation).url).not.toContain('sk_');
  });
  it('send forms, files, and texts as what they are', () => {
    const schema: Schema = {
      type: 'object',
      properties: {
        name: {type: 'string'},
        file: {type: 'string', format: 'binary'},
        images: {type: 'array', items: {contentMediaType: 'image/png'}},
      },
    };
    const value = {name: 'Harbor', file: 'harbor.csv', images: 'harbor.png'};
    const form = curlOf({
      parameters: [],
      path: '/upload',
      security: [],
      requestBody: media(schema, {a: {value}}, 'multipart/form-data'),
    });
    // Each line but the last goes on in the next one.
    expect(form.split('\n')).toEqual([
      'curl -X PATCH https://tianji.example.com/open/upload \\',
      '  -F name=Harbor \\',
      "  -F file='@harbor.csv' \\",
      "  -F images='@harbor.png'",
    ]);
    const fields = media(
      schema,
      {a: {value: {name: 'Harbor'}}},
      'application/x-www-form-urlencoded',
    );
    expect(curlOf({requestBody: fields})).toContain('--data-urlencode name=Harbor');
    const csv = media({type: 'string'}, {a: {value: 'id,name'}}, 'text/csv');
    expect(curlOf({requestBody: csv})).toContain('Content-Type: text/csv');
    expect(curlOf({requestBody: csv})).toContain('id,name');
    expect(curlOf({requestBody: csv})).not.toContain('"id,name"');
  });
  it('show the examples of all media types, and send the one of the first', () => {
    const content = {
      'application/xml': {example: '<note/>'},
      'application/json': {examples: {short: {value: {note: 'hi'}}}},
    };
    const {body, type} = sampleRequest(withChange({requestBody: {content}}));
    expect([body, type]).toEqual([{note: 'hi'}, 'application/json']);
    expect(bodyExamples(withChange({requestBody: {content}}))).toMatchObject([
      {name: 'short', type: 'application/json'},
      {name: 'default', type: 'application/xml', value: '<note/>'},
    ]);
  });
  it('take the examples of JSON Schema, too', () => {
    const parameters: Parameter[] = [
      {name: 'workspace-id', in: 'path', required: true, schema: {examples: ['w1']}},
    ];
    const requestBody = {content: {'application/json': {schema: {examples: [{note: 'hello'}]}}}};
    expect(sampleRequest(withChange({parameters, requestBody}))).toMatchObject({
      url: 'https://tianji.example.com/open/workspace/w1/thing',
      body: {note: 'hello'},
    });
  });
  it('use the product’s client where it covers the call', () => {
    const change = {operationId: 'monitor-changeActive'};
    expect(samplesOf(change).typescript).toContain(
      'openApiClient.MonitorService.monitorChangeActive({',
    );
    expect(samplesOf({'x-server-operation-id': 'monitor-all'}).typescript).toContain(
      'openApiClient.MonitorService.monitorAll({',
    );
  });
});

it.each([
  [{name: 'a', in: 'query'}, [1, 2], ['a=1', 'a=2']],
  [{name: 'a', in: 'query', explode: false}, [1, 2], ['a=1,2']],
  [{name: 'a', in: 'query', style: 'pipeDelimited'}, [1, 2], ['a=1|2']],
  [{name: 'a', in: 'query'}, {b: 1, c: 'd'}, ['b=1', 'c=d']],
  [{name: 'a', in: 'query', style: 'deepObject'}, {b: 1}, ['a[b]=1']],
  [{name: 'a', in: 'path'}, {b: 1, c: 2}, ['a=b,1,c,2']],
  [{name: 'a', in: 'query', content: {}}, {b: 1}, ['a={"b":1}']],
  [{name: 'a', in: 'cookie'}, true, ['a=true']],
] as [Parameter, unknown, string[]][])('writes %j with the value %j as %j', (one, value, pairs) =>
  expect(serialize(one, value).map(({name, value: text}) => `${name}=${text}`)).toEqual(pairs),
);

it.each([
  ['x-delete', 'delete', true],
  ['telemetry-delete', 'post', true],
  ['feed-clearAllArchivedEvents', 'patch', true],
  ['monitor-upsert', 'post', false],
  ['monitor-all', 'get', false],
])('tells the console whether %s takes something away', (operationId, method, destructive) => {
  expect(consoleData(withChange({operationId, method}))).toMatchObject({destructive});
});

it('tells the console what to send', () => {
  expect(consoleData(operation)).toMatchObject({
    method: 'PATCH',
    path: '/open/workspace/{workspace-id}/thing',
    secured: true,
    body: {required: true, type: 'application/json'},
  });
});
