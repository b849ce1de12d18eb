import {spawn, type ChildProcess} from 'node:child_process';
import {createServer} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {kebab} from '../../../openapi/rules/texts.mjs';
import {bundleAfresh, deref, examplesOf, operationsOf, schemaOf, validator, type Json, type Operation} from './description.ts';
import {routes} from './routes.ts';

let description: Json;
let operations: Map<string, Operation>;
let check: ReturnType<typeof validator>;
let mock: ChildProcess;
let origin: string;

/** A port that nobody listens on at the moment. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const {port} = server.address() as {port: number};
      server.close(() => resolve(port));
    });
  });
}

/** Waits until the mock server says that it listens. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('Prism is listening')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', (code) => reject(new Error(`The mock server ended with code ${code}:\n${output}`)));
  });
}

beforeAll(async () => {
  const bundled = bundleAfresh();
  ({description} = bundled);
  operations = new Map(operationsOf(description).map((one) => [kebab(one.id), one]));
  check = validator(description);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  mock = spawn(
    'node_modules/.bin/tsx',
    ['scripts/openapi/mock.ts', '--port', String(port), '--bundle', path.join(bundled.folder, 'openapi.json')],
    {stdio: 'pipe', detached: true},
  );
  await listening(mock);
}, 120_000);

afterAll(() => {
  if (mock?.pid) process.kill(-mock.pid);
});

/** The example request of an operation: parameters, headers and body from the description, nothing invented. */
function exampleRequest({method, path: template, operation}: Operation): {url: string; init: RequestInit} {
  const parameters = ((operation.parameters ?? []) as Json[]).map((one) => deref(description, one));
  const given = parameters.filter(({required}) => required);
  const route = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given.find((one) => one.name === name)!.example));
  const query = new URLSearchParams(given.filter((one) => one.in === 'query').map(({name, example}) => [name, String(example)]));
  const headers = new Headers(
    given.filter((one) => one.in === 'header').map(({name, example}): [string, string] => [name, String(example)]),
  );
  if (operation.security.length > 0) headers.set('Authorization', 'Bearer sk_example');
  const [body] = examplesOf(description, operation.requestBody);
  if (operation.requestBody) headers.set('Content-Type', 'application/json');
  return {
    url: `${origin}/open${route}${query.size > 0 ? `?${query}` : ''}`,
    init: {method: method.toUpperCase(), headers, body: body && JSON.stringify(body.value)},
  };
}

describe('the mock server answers the example request of', () => {
  it.each(Object.values(routes).flat())('%s', async (route) => {
    const one = operations.get(route)!;
    const {url, init} = exampleRequest(one);
    const answer = await fetch(url, init);
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    const schema = schemaOf(description, one.operation.responses['200']);
    if (!schema) expect(text).toBe('');
    else expect(check(schema, JSON.parse(text))).toBe('');
  });
});

describe('the mock server refuses', () => {
  it('a call without a token', async () => {
    const {url, init} = exampleRequest(operations.get('monitor-all')!);
    expect((await fetch(url, {...init, headers: {}})).status).toBe(401);
  });

  it('an unknown path', async () => {
    expect((await fetch(`${origin}/open/no/such/path`)).status).toBe(404);
  });
});
