import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {testFolder} from '../src/node/test-folder.ts';

const script = 'static/downloads/uptime-kuma-to-tianji.mjs';
const sample = 'static/downloads/uptime-kuma-sample.json';
const {root, write} = testFolder();

interface Monitor {
  name: string;
  type: string;
  active: boolean;
  interval: number;
  maxRetries: number;
  notificationIds: string[];
  payload: Record<string, unknown>;
}

let existing: {name: string}[];
let created: Monitor[];
let refused: string | undefined;

/** A server with the two operations that the script calls. It refuses one monitor by its name. */
const server = createServer(async (request, response) => {
  const send = (status: number, body: unknown) =>
    response
      .writeHead(status, {'content-type': 'application/json'})
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  if (request.headers.authorization !== 'Bearer sk_test')
    return send(401, {message: 'No Token or Session'});
  if (request.url?.startsWith('/html')) return send(200, '<!doctype html>');
  if (request.url?.startsWith('/moved'))
    return response.writeHead(301, {location: 'https://tianji.example.com'}).end();
  if (request.url === '/open/workspace/w1/monitor/all') return send(200, existing);
  if (request.url !== '/open/workspace/w1/monitor/upsert' || request.method !== 'POST')
    return send(404, {message: 'Not found'});
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const monitor = JSON.parse(Buffer.concat(chunks).toString()) as Monitor;
  if (monitor.name === refused) return send(500, {message: 'too long for the column'});
  created.push(monitor);
  send(200, {id: 'm1', ...monitor});
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(() => {
  existing = [];
  created = [];
  refused = undefined;
});

const connection = {TIANJI_URL: origin, TIANJI_WORKSPACE_ID: 'w1', TIANJI_API_KEY: 'sk_test'};

const run = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{code: number; stdout: string; stderr: string}>((resolve) => {
    const child = execFile(
      process.execPath,
      [script, ...args],
      {env: {PATH: process.env.PATH, ...env}},
      (_, stdout, stderr) => resolve({code: child.exitCode!, stdout, stderr}),
    );
  });

const find = (name: string): Monitor => created.find((monitor) => monitor.name === name)!;

describe('without --apply', () => {
  it('lists what it would create, what changes, and what has no counterpart, and calls no server', async () => {
    const {code, stdout} = await run([sample]);
    expect(code).toBe(0);
    expect(stdout).toContain('Would create 9 of 16 monitors:');
    expect(stdout).toContain('  tcp     PostgreSQL port (stopped)\n');
    expect(stdout).toContain('The interval becomes 10000 s instead of 86400 s.');
    expect(stdout).toContain('Without a counterpart: 7');
    expect(stdout).toContain('Orders database (postgres): Tianji has no such type; a TCP monitor');
    expect(stdout).toContain('Nothing was created.');
    expect(created).toEqual([]);
  });

  it('reads the rows of the database in the same way', async () => {
    const {monitorList} = JSON.parse(readFileSync(sample, 'utf8')) as {
      monitorList: Record<string, unknown>[];
    };
    const rows = monitorList.map((monitor) =>
      Object.fromEntries(
        Object.entries(monitor).map(([key, value]) =>
          key === 'accepted_statuscodes'
            ? ['accepted_statuscodes_json', JSON.stringify(value)]
            : [
                key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
                typeof value === 'boolean' ? Number(value) : value,
              ],
        ),
      ),
    );
    write('rows.json', JSON.stringify(rows));
    expect((await run([`${root}/rows.json`])).stdout).toBe((await run([sample])).stdout);
  });
});

describe('with --apply', () => {
  it('creates the monitors with their settings', async () => {
    const {code, stdout} = await run(
      [sample, '--apply', '--notification', 'n1', '--notification', 'n2'],
      connection,
    );
    expect(code).toBe(0);
    expect(stdout).toContain('Created 9 monitors, 0 failed.');
    expect(created.every(({notificationIds}) => notificationIds.join() === 'n1,n2')).toBe(true);
    expect(find('Harbor Shop / Home page')).toMatchObject({
      type: 'http',
      active: true,
      interval: 60,
      maxRetries: 1,
      payload: {url: 'https://shop.harbor.example/', method: 'get', timeout: 48},
    });
    const admin = find('Harbor Shop / Admin area requires a login').payload;
    expect(admin).toMatchObject({ignoreTLS: true, validStatusCodes: [401, 403], maxRedirects: 5});
    expect(JSON.parse(admin.headers as string)).toEqual({'User-Agent': 'Tianji', 'x-check': '1'});
    const order = find('Order API').payload;
    expect(order).toMatchObject({contentType: 'application/json', bodyValue: '{"limit": 1}'});
    expect(JSON.parse(order.headers as string)).toMatchObject({
      Authorization: 'Basic dXB0aW1lLWNoZWNrOnJlcGxhY2UtbWU=',
    });
    expect(find('PostgreSQL port')).toMatchObject({
      type: 'tcp',
      active: false,
      payload: {hostname: 'db.harbor.example', port: 5432},
    });
    expect(find('Address of the shop').payload).toEqual({
      hostname: 'shop.harbor.example',
      resolverServer: '1.1.1.1',
      resolverPort: 53,
      rrtype: 'A',
    });
    expect(find('Nightly backup')).toMatchObject({
      type: 'push',
      interval: 60,
      maxRetries: 0,
      payload: {pushToken: 'Qx7wLm2RtY9pVbN4cHsKd8ZfGj3aEu6T', timeout: 4200},
    });
  });

  it.each([
    ['Harbor Shop / Add to cart', 200, 'Press Add to "cart" now', true],
    ['Harbor Shop / Add to cart', 200, 'Sold out', false],
    ['Harbor Shop / Add to cart', 404, 'Press Add to "cart" now', false],
    ['Queue is open', 503, {checks: [{state: 'ok'}]}, true],
    ['Queue is open', 200, {checks: [{state: 'full'}]}, false],
    ['Queue is open', 200, {}, false],
  ])('writes a script for %s: %i %j', async (name, status, data, isUp) => {
    await run([sample, '--apply'], connection);
    const code = find(name).payload.code as string;
    const check = new Function('request', `return (async () => {${code}})()`) as (
      request: () => Promise<unknown>,
    ) => Promise<number>;
    const value = await check(() => Promise.resolve({status, data}));
    expect(value > 0).toBe(isUp);
  });

  it('leaves out what is already there', async () => {
    existing = [{name: 'web-01'}];
    const {stdout} = await run([sample, '--apply'], connection);
    expect(stdout).toContain('Already in Tianji, by name: 1');
    expect(created.map(({name}) => name)).not.toContain('web-01');
    expect(created).toHaveLength(8);
  });

  it('goes on after a monitor that the server refuses, and fails in the end', async () => {
    refused = 'Order API';
    const {code, stdout} = await run([sample, '--apply'], connection);
    expect(code).toBe(1);
    expect(stdout).toContain('returned 500: too long for the column');
    expect(stdout).toContain('Created 8 monitors, 1 failed.');
  });
});

it.each([
  ['no file', [], {}, 'Usage: node uptime-kuma-to-tianji.mjs <export.json>'],
  ['a missing file', ['no.json'], {}, "no.json can't be used: ENOENT"],
  ['another file', ['package.json'], {}, 'it contains no monitors of Uptime Kuma'],
  ['no connection', [sample, '--apply'], {}, 'Set TIANJI_URL, TIANJI_WORKSPACE_ID'],
  [
    'a wrong key',
    [sample, '--apply'],
    {...connection, TIANJI_API_KEY: 'sk_other'},
    'returned 401: No Token or Session',
  ],
  [
    'a page instead of the API',
    [sample, '--apply'],
    {...connection, TIANJI_URL: `${origin}/html`},
    'so check TIANJI_URL and ALLOW_OPENAPI',
  ],
  [
    'a redirect',
    [sample, '--apply'],
    {...connection, TIANJI_URL: `${origin}/moved`},
    'redirected to https://tianji.example.com',
  ],
  [
    'no server',
    [sample, '--apply'],
    {...connection, TIANJI_URL: 'http://127.0.0.1:1'},
    "can't be reached",
  ],
])('says what to do for %s', async (_, args, env, message) => {
  const {code, stderr} = await run(args, env);
  expect(code).toBe(1);
  expect(stderr).toContain(message);
  expect(created).toEqual([]);
});

it('is on its page as it can be downloaded', () => {
  const page = readFileSync('docs/migrate/uptime-kuma.md', 'utf8');
  expect(page).toContain(`\n${readFileSync(script, 'utf8')}\`\`\`\n`);
});
