import {describe, expect, it} from 'vitest';
import {consoleData} from '../model/console.ts';
import {withChange} from '../model/operation.test-data.ts';
import {explain, showBody, showLimit} from './response.ts';
import {buildRequest, formProblems, isMixedContent, requestUrl, serverOrigin} from './request.ts';

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
  it.each([
    ['a server that is no URL of the web', {origin: 'ftp://a'}, {origin: 'origin'}],
    ['a key that no header can contain', {'key.instance': 'ключ'}, {'key.instance': 'value'}],
    ['a missing parameter', {'path.workspaceId': ' '}, {'path.workspaceId': 'missing'}],
    ['a header of other letters', {'header.x-note': 'é'}, {'header.x-note': 'value'}],
    ['a body that is no JSON', {body: '{'}, {body: 'json'}],
    ['a missing body', {body: ' '}, {body: 'missing'}],
  ])('names %s', (_, change, problems) => {
    expect(formProblems(data, {...form, ...change})).toEqual(problems);
  });
  it('names problems in the order of its fields', () => {
    const problems = formProblems(data, {server: 'instance', 'key.instance': 'é'});
    expect(Object.keys(problems)).toEqual(['origin', 'key.instance', 'path.workspaceId', 'body']);
  });
});

it.each([
  ['https://a.example/open', 'https://a.example'],
  ['http://localhost:12345', 'http://localhost:12345'],
  ['a.example', null],
  ['https://user:pw@a.example', null],
  ['javascript:alert(1)', null],
])('reads the server %s as %s', (text, origin) => expect(serverOrigin(text)).toBe(origin));

it.each([
  ['https:', 'http://a.example/', true],
  ['https:', 'http://localhost:1/', false],
  ['http:', 'http://a.example/', false],
])('a page of %s asking %s is mixed content: %s', (protocol, url, isMixed) => {
  expect(isMixedContent(protocol, url)).toBe(isMixed);
});

describe('body of a response', () => {
  it('is indented if it is JSON', () => {
    expect(showBody('{"a":[1],"b":{},"c":"x{,}\\""}', 'application/json')).toEqual({
      format: 'json',
      text: '{\n  "a": [\n    1\n  ],\n  "b": {},\n  "c": "x{,}\\""\n}',
      cut: false,
    });
  });
  it.each([
    ['{"a":', 'application/json', 'invalid-json'],
    ['<!doctype html><p>', '', 'html'],
    ['ok', 'text/plain', 'text'],
    [' \n', 'application/json', 'empty'],
  ])('%j of type "%s" is %s', (text, type, format) => {
    expect(showBody(text, type).format).toBe(format);
  });
  it('is cut after the characters that a page shows', () => {
    const shown = showBody('x'.repeat(20 * showLimit), 'application/json');
    expect(shown.text).toHaveLength(showLimit);
    expect(shown).toMatchObject({cut: true, format: 'json'});
  });
});

it.each([
  [500, 'json', '{"message": "Api Key not found, input api key: sk_ab12ab1..."}', 'wrongKey'],
  [500, 'json', '{"message": "Api Key has been expired."}', 'expiredKey'],
  [500, 'json', '{"message": "Not found website"}', 'serverError'],
  [401, 'json', '{"message": "No Token or Session"}', 'noToken'],
  [401, 'json', '{"message": "TokenInvalid"}', 'invalidToken'],
  [403, 'json', '{}', 'forbidden'],
  [502, 'html', '<html>', 'gateway'],
  [200, 'html', '<html>', 'html'],
  [200, 'invalid-json', '{', 'invalidJson'],
  [200, 'empty', '', 'empty'],
  [200, 'json', '{}', null],
  [418, 'text', '', null],
] as const)(
  'a response with %s, %s, and %s is explained by %s',
  (status, format, text, outcome) => {
    expect(explain(status, format, text)).toBe(outcome);
  },
);
