import {describe, expect, it} from 'vitest';
import {readTestData} from '../../../node/test-data.ts';
import {consoleData} from '../model/console.ts';
import {withChange} from '../model/operation.test-data.ts';
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
import {explain, showBody, showLimit, type BodyFormat} from './response.ts';

/** Tables of console.test.yaml. */
interface Cases {
  problems: {title: string; change: FormValues; problems: FormProblems}[];
  servers: {text: string; origin: string | null}[];
  bodies: {text: string; contentType: string; format: BodyFormat}[];
  responses: {status: number; format: BodyFormat; text: string; outcome: Outcome | null}[];
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

describe('body of a response', () => {
  it('is indented if it is JSON', () => {
    expect(showBody('{"a":[1],"b":{},"c":"x{,}\\""}', 'application/json')).toEqual({
      format: 'json',
      text: '{\n  "a": [\n    1\n  ],\n  "b": {},\n  "c": "x{,}\\""\n}',
      cut: false,
    });
  });
  it.each(cases.bodies)('$text of type "$contentType" is $format', (body) => {
    expect(showBody(body.text, body.contentType).format).toBe(body.format);
  });
  it('is cut after the characters that a page shows', () => {
    const shown = showBody('x'.repeat(20 * showLimit), 'application/json');
    expect(shown.text).toHaveLength(showLimit);
    expect(shown).toMatchObject({cut: true, format: 'json'});
  });
});

it.each(cases.responses)(
  'a response with $status, $format, and $text is explained by $outcome',
  ({status, format, text, outcome}) => {
    expect(explain(status, format, text)).toBe(outcome);
  },
);
