import {readFileSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import {text} from 'node:stream/consumers';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {run as runCommand} from '../src/node/run.ts';
import {testFolder} from '../src/node/test-folder.ts';
import {listen} from './server/listen.ts';

const script = 'static/downloads/uptime-kuma-to-tianji.mjs';
const sample = 'static/downloads/uptime-kuma-sample.json';
const {root, write} = testFolder();

interface Monitor {
  name: string;
  payload: Record<string, unknown>;
}

let existing: {name: string}[];
let created: Monitor[];
let refused: string | undefined;

interface Response {
  status: number;
  /** Sent as JSON, and a string as HTML. */
  body: unknown;
}

/** Response to a request: the server has the two operations that the script calls, and refuses one monitor by its name. */
function responseTo({url, method, headers}: IncomingMessage, body: string): Response {
  if (headers.authorization !== 'Bearer sk_test')
    return {status: 401, body: {message: 'No Token or Session'}};
  if (url!.startsWith('/html')) return {status: 200, body: '<!doctype html>'};
  if (url!.startsWith('/moved')) return {status: 301, body: ''};
  if (url === '/open/workspace/w1/monitor/all') return {status: 200, body: existing};
  if (url !== '/open/workspace/w1/monitor/upsert' || method !== 'POST')
    return {status: 404, body: {message: 'Not found'}};
  const monitor = JSON.parse(body) as Monitor;
  if (monitor.name === refused) return {status: 500, body: {message: 'too long for the column'}};
  created.push(monitor);
  return {status: 200, body: {id: 'm1', ...monitor}};
}

const server = createServer(async (request, response) => {
  const {status, body} = responseTo(request, await text(request));
  response
    .writeHead(status, {
      'content-type': typeof body === 'string' ? 'text/html' : 'application/json',
      ...(status === 301 && {location: 'https://tianji.example.com'}),
    })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
});
const origin = `http://localhost:${await listen(server, 0)}`;
afterAll(() => void server.close());

beforeEach(() => {
  existing = [];
  created = [];
  refused = undefined;
});

const connection = {TIANJI_URL: origin, TIANJI_WORKSPACE_ID: 'w1', TIANJI_API_KEY: 'sk_test'};

const run = (args: string[], env: Record<string, string> = {}) =>
  runCommand(process.execPath, [script, ...args], {env});

describe('without --apply', () => {
  it('lists what it would create, what changes, and what has no counterpart, and calls no server', async () => {
    const {code, output} = await run([sample]);
    expect(code).toBe(0);
    for (const line of [
      'Would create 9 of 16 monitors:',
      '  tcp     PostgreSQL port (stopped)\n',
      'The interval becomes 10000 s instead of 86400 s.',
      'Without a counterpart: 7',
      'Orders database (postgres): Tianji has no such type; a TCP monitor',
      'Nothing was created.',
    ])
      expect(output).toContain(line);
    expect(created).toEqual([]);
  });

  it('reads the rows of the database in the same way', async () => {
    const {monitorList} = JSON.parse(readFileSync(sample, 'utf8')) as {
      monitorList: Record<string, unknown>[];
    };
    // The database has other names, such as retry_interval for retryInterval, numbers for Boolean values, and JSON for lists.
    const rows = monitorList.map(({accepted_statuscodes: codes, ...monitor}) => ({
      accepted_statuscodes_json: JSON.stringify(codes),
      ...Object.fromEntries(
        Object.entries(monitor).map(([key, value]) => [
          key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
          typeof value === 'boolean' ? Number(value) : value,
        ]),
      ),
    }));
    write('rows.json', JSON.stringify(rows));
    expect((await run([`${root}/rows.json`])).output).toBe((await run([sample])).output);
  });
});

describe('with --apply', () => {
  it('creates the monitors with their settings', async () => {
    const {code, output} = await run(
      [sample, '--apply', '--notification', 'n1', '--notification', 'n2'],
      connection,
    );
    expect(code).toBe(0);
    expect(output).toContain('Created 9 monitors, 0 failed.');
    // Scripts are run below.
    const settings = created.map(({payload, ...rest}) => ({
      ...rest,
      payload: {...payload, code: undefined},
    }));
    expect(settings).toEqual(JSON.parse(readFileSync('tests/data/uptime-kuma.json', 'utf8')));
  });

  it.each([
    {name: 'Harbor Shop / Add to cart', status: 200, data: 'Press Add to "cart" now', isUp: true},
    {name: 'Harbor Shop / Add to cart', status: 200, data: 'Sold out', isUp: false},
    {name: 'Harbor Shop / Add to cart', status: 404, data: 'Press Add to "cart" now', isUp: false},
    {name: 'Queue is open', status: 503, data: {checks: [{state: 'ok'}]}, isUp: true},
    {name: 'Queue is open', status: 200, data: {checks: [{state: 'full'}]}, isUp: false},
    {name: 'Queue is open', status: 200, data: {}, isUp: false},
  ])('writes a script for $name that reads $status $data', async ({name, status, data, isUp}) => {
    await run([sample, '--apply'], connection);
    const code = created.find((monitor) => monitor.name === name)!.payload.code as string;
    const check = new Function('request', `return (async () => {${code}})()`) as (
      request: () => Promise<unknown>,
    ) => Promise<number>;
    const value = await check(() => Promise.resolve({status, data}));
    expect(value > 0).toBe(isUp);
  });

  it('leaves out what is already there', async () => {
    existing = [{name: 'web-01'}];
    const {output} = await run([sample, '--apply'], connection);
    expect(output).toContain('Already in Tianji, by name: 1');
    expect(created.map(({name}) => name)).not.toContain('web-01');
    expect(created).toHaveLength(8);
  });

  it('goes on after a monitor that the server refuses, and fails in the end', async () => {
    refused = 'Order API';
    const {code, output} = await run([sample, '--apply'], connection);
    expect(code).toBe(1);
    expect(output).toContain('returned 500: too long for the column');
    expect(output).toContain('Created 8 monitors, 1 failed.');
  });
});

it.each([
  {file: [], message: 'Usage: node uptime-kuma-to-tianji.mjs <export.json>'},
  {file: ['no.json'], message: "no.json can't be used: ENOENT"},
  {file: ['package.json'], message: 'it contains no monitors of Uptime Kuma'},
])('says what to do for the file $file', async ({file, message}) => {
  const {code, output} = await run(file);
  expect(code).toBe(1);
  expect(output).toContain(message);
});

it.each([
  {TIANJI_URL: '', message: 'Set TIANJI_URL, TIANJI_WORKSPACE_ID'},
  {TIANJI_API_KEY: 'sk_other', message: 'returned 401: No Token or Session'},
  {TIANJI_URL: `${origin}/html`, message: 'so check TIANJI_URL and ALLOW_OPENAPI'},
  {TIANJI_URL: `${origin}/moved`, message: 'redirected to https://tianji.example.com'},
  {TIANJI_URL: 'http://127.0.0.1:1', message: "can't be reached"},
])(
  'creates nothing, and says what to do for $TIANJI_URL $TIANJI_API_KEY',
  async ({message, ...env}) => {
    const {code, output} = await run([sample, '--apply'], {...connection, ...env});
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(created).toEqual([]);
  },
);

it('is on its page as it can be downloaded', () => {
  const page = readFileSync('docs/migrate/uptime-kuma.md', 'utf8');
  expect(page).toContain(`\n${readFileSync(script, 'utf8')}\`\`\`\n`);
});
