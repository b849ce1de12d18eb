import {describe, expect, it} from 'vitest';
import {readTestData} from '../../../node/test-data.ts';
import {consoleData} from '../model/console.ts';
import {operation, withChange} from '../model/operation.test-data.ts';
import {explain, showBody, showLimit} from './call.ts';
import type {Outcome} from './messages.ts';
import {
  buildRequest,
  formProblems,
  isMixedContent,
  requestUrl,
  serverOrigin,
  type FormProblems,
  type FormValues,
} from './request.ts';

interface Cases {
  problems: {title: string; change: FormValues; problems: FormProblems}[];
  servers: {text: string; origin: string | null}[];
  responses: {status: number; type?: string; text?: string; outcome: Outcome | null}[];
}

const cases = readTestData<Cases>(import.meta.dirname, 'console.test.yaml');

const data = consoleData(
  withChange({
    method: 'post',
    path: '/open/workspace/{workspaceId}/x',
    parameters: [
      {name: 'workspaceId', in: 'path', required: true},
      {name: 'q', in: 'query'},
      {name: 'x-note', in: 'header'},
    ],
  }),
);
const form = {
  server: 'instance',
  origin: 'https://a.example/',
  'key.instance': 'Bearer sk_secret',
  'key.cloud': 'sk_other',
  'path.workspaceId': 'a/b',
  'query.q': 'x&y',
  body: '{}',
};

it.each([
  ['x-delete', 'delete', true],
  ['telemetry-delete', 'post', true],
  ['feed-clearAllArchivedEvents', 'patch', true],
  ['monitor-upsert', 'post', false],
  ['monitor-all', 'get', false],
])('knows whether %s takes something away', (operationId, method, destructive) => {
  expect(consoleData(withChange({operationId, method}))).toMatchObject({destructive});
});

it('knows what an operation needs', () => {
  expect(consoleData(operation)).toMatchObject({
    method: 'PATCH',
    path: '/open/workspace/{workspace-id}/thing',
    secured: true,
    body: {required: true, type: 'application/json'},
  });
});

describe('request', () => {
  it('has the parameters in the URL, and the key in a header only', () => {
    const request = buildRequest(data, form);
    expect(request).toEqual({
      method: 'POST',
      url: 'https://a.example/open/workspace/a%2Fb/x?q=x%26y',
      headers: {Authorization: 'Bearer sk_secret', 'Content-Type': 'application/json'},
      body: '{}',
    });
    expect(request.url).not.toContain('sk_');
  });
  it('sends no key to an operation that needs none', () => {
    expect(buildRequest({...data, secured: false}, form).headers.Authorization).toBeUndefined();
  });
  it('keeps the placeholders of a path without values', () => {
    expect(requestUrl(data, {server: 'instance', origin: 'https://a.example'})).toBe(
      'https://a.example/open/workspace/{workspaceId}/x',
    );
  });
});

describe('form', () => {
  it('has no problem when everything is filled in', () => {
    expect(formProblems(data, form)).toEqual({});
  });
  it.each(cases.problems)('names $title', ({change, problems}) => {
    expect(formProblems(data, {...form, ...change})).toEqual(problems);
  });
  it('names problems in the order of its fields', () => {
    const problems = formProblems(data, {server: 'instance', 'key.instance': 'é'});
    expect(Object.keys(problems)).toEqual(['origin', 'key.instance', 'path.workspaceId', 'body']);
  });
});

it.each(cases.servers)('reads the server $text as $origin', ({text, origin}) => {
  expect(serverOrigin(text)).toBe(origin);
});

it.each([
  ['https:', 'http://a.example/', true],
  ['https:', 'http://localhost:1/', false],
  ['http:', 'http://a.example/', false],
])('a page of %s asking %s is mixed content: %s', (protocol, url, isMixed) => {
  expect(isMixedContent(protocol, url)).toBe(isMixed);
});

it('indents a body of JSON, and cuts a long one', () => {
  expect(showBody('{"a":[1],"c":"x{,}\\""}')).toEqual({
    text: '{\n  "a": [\n    1\n  ],\n  "c": "x{,}\\""\n}',
    cut: false,
  });
  expect(showBody('{"a":')).toEqual({text: '{"a":', cut: false});
  const long = showBody('x'.repeat(2 * showLimit));
  expect(long.text).toHaveLength(showLimit);
  expect(long.cut).toBe(true);
});

it.each(cases.responses)(
  'a response with $status, $type, and $text is explained by $outcome',
  ({status, type = 'application/json', text = '{}', outcome}) => {
    expect(explain(status, type, text)).toBe(outcome);
  },
);
