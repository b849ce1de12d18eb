import {describe, expect, it} from 'vitest';
import {findingOf, showBody, showLimit} from './response.ts';
import type {ConsoleData} from '../model/console.ts';

import {buildRequest, formProblems, isMixedContent, requestUrl, serverOrigin} from './request.ts';

const data: ConsoleData = {
  method: 'POST',
  path: '/open/workspace/{workspaceId}/x',
  secured: true,
  destructive: false,
  parameters: [
    {name: 'workspaceId', in: 'path', required: true, type: 'string'},
    {name: 'q', in: 'query', required: false, type: 'string'},
    {name: 'x-note', in: 'header', required: false, type: 'string'},
  ],
  body: {required: true, type: 'application/json', examples: []},
  sample: {status: '200', text: ''},
};
const form = {
  origin: 'https://a.example/',
  values: {'path.workspaceId': 'a/b', 'query.q': 'x&y', body: '{}'},
  key: 'Bearer sk_secret',
};

describe('request', () => {
  it('puts the key into a header, never into the address', () => {
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
  it('shows placeholders while values are missing', () => {
    expect(requestUrl(data, {...form, values: {}})).toBe(
      'https://a.example/open/workspace/{workspaceId}/x',
    );
  });
  it('names what is missing or wrong, in the order of the form', () => {
    expect(
      formProblems(data, {
        origin: 'ftp://a',
        values: {'header.x-note': 'é', body: '{'},
        key: 'ключ',
      }),
    ).toEqual({
      origin: 'origin',
      key: 'value',
      'path.workspaceId': 'missing',
      'header.x-note': 'value',
      body: 'json',
    });
    expect(formProblems(data, form)).toEqual({});
  });
  it.each([
    ['https://a.example/open', 'https://a.example'],
    ['http://localhost:12345', 'http://localhost:12345'],
    ['a.example', null],
    ['https://user:pw@a.example', null],
    ['javascript:alert(1)', null],
  ])('reads %s as %s', (text, origin) => expect(serverOrigin(text)).toBe(origin));
  it('knows what an encrypted page may not ask for', () => {
    expect([
      isMixedContent('https:', 'http://a.example/'),
      isMixedContent('https:', 'http://localhost:1/'),
      isMixedContent('http:', 'http://a.example/'),
    ]).toEqual([true, false, false]);
  });
});

describe('body', () => {
  it('is indented where it is JSON', () => {
    expect(showBody('{"a":[1],"b":{},"c":"x{,}\\""}', 'application/json')).toEqual({
      format: 'json',
      text: '{\n  "a": [\n    1\n  ],\n  "b": {},\n  "c": "x{,}\\""\n}',
      cut: false,
    });
  });
  it('is shown as it came where it is not', () => {
    expect(showBody('{"a":', 'application/json').format).toBe('invalid-json');
    expect(showBody('<!doctype html><p>', '').format).toBe('html');
    expect(showBody('ok', 'text/plain').format).toBe('text');
    expect(showBody(' \n', 'application/json').format).toBe('empty');
  });
  it('is cut for the page', () => {
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
] as const)('explains %s %s %s as %s', (status, format, text, finding) => {
  expect(findingOf(status, format, text)).toBe(finding);
});
