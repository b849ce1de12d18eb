import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {json} from 'node:stream/consumers';
import {afterAll, beforeEach, expect, it} from 'vitest';
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
beforeEach(() => {
  existing = [];
  created = [];
  refused = undefined;
});

/** Has the two operations that the script calls, and refuses one monitor by its name. */
const server = createServer(async (request, response) => {
  const send = (status: number, body: object): void => {
    response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
  };
  const call = `${request.method} ${request.url}`;
  if (request.headers.authorization !== 'Bearer sk_test')
    send(401, {message: 'No Token or Session'});
  else if (call === 'GET /open/workspace/w1/monitor/all') send(200, existing);
  else if (call === 'GET /html/open/workspace/w1/monitor/all') response.end('<!doctype html>');
  else if (call === 'POST /open/workspace/w1/monitor/upsert') {
    const monitor = (await json(request)) as Monitor;
    if (monitor.name === refused) {
      send(500, {message: 'too long for the column'});
      return;
    }
    created.push(monitor);
    send(200, monitor);
  } else send(404, {message: 'Not found'});
});
const origin = `http://localhost:${await listen(server, 0)}`;
afterAll(() => void server.close());

const connection = {TIANJI_URL: origin, TIANJI_WORKSPACE_ID: 'w1', TIANJI_API_KEY: 'sk_test'};
const run = (args: string[], env: Record<string, string> = {}) =>
  runCommand(process.execPath, [script, ...args], {env});

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
});

it('reads the rows of the database in the same way', async () => {
  const {monitorList} = JSON.parse(readFileSync(sample, 'utf8')) as {monitorList: object[]};
  // The database has other names, such as retry_interval for retryInterval, numbers for Boolean values, and JSON for lists.
  const rows = monitorList.map((monitor) =>
    Object.fromEntries(
      Object.entries(monitor).map(([key, value]) => {
        if (key === 'accepted_statuscodes') return [`${key}_json`, JSON.stringify(value)];
        const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
        return [name, typeof value === 'boolean' ? Number(value) : (value as unknown)];
      }),
    ),
  );
  write('rows.json', JSON.stringify(rows));
  expect((await run([`${root}/rows.json`])).output).toBe((await run([sample])).output);
});

it('creates the monitors with their settings, and scripts that tell up from down', async () => {
  const notifications = ['--notification', 'n1', '--notification', 'n2'];
  const {code, output} = await run([sample, '--apply', ...notifications], connection);
  expect(code).toBe(0);
  expect(output).toContain('Created 9 monitors, 0 failed.');
  const settings = created.map(({payload, ...rest}) => ({
    ...rest,
    payload: {...payload, code: undefined},
  }));
  expect(settings).toEqual(JSON.parse(readFileSync('tests/data/uptime-kuma.json', 'utf8')));

  const [shop, queue] = ['Harbor Shop / Add to cart', 'Queue is open'];
  for (const [name, status, data, isUp] of [
    [shop, 200, 'Press Add to "cart" now', true],
    [shop, 200, 'Sold out', false],
    [shop, 404, 'Press Add to "cart" now', false],
    [queue, 503, {checks: [{state: 'ok'}]}, true],
    [queue, 200, {checks: [{state: 'full'}]}, false],
    [queue, 200, {}, false],
  ] as const) {
    const body = created.find((monitor) => monitor.name === name)!.payload.code as string;
    const check = new Function('request', `return (async () => {${body}})()`) as (
      request: () => Promise<unknown>,
    ) => Promise<number>;
    const value = await check(() => Promise.resolve({status, data}));
    expect(value > 0, `${name}: ${status} ${JSON.stringify(data)}`).toBe(isUp);
  }
});

it('leaves out what is already there, and goes on after a monitor that the server refuses', async () => {
  existing = [{name: 'web-01'}];
  refused = 'Order API';
  const {code, output} = await run([sample, '--apply'], connection);
  expect(code).toBe(1);
  expect(output).toContain('Already in Tianji, by name: 1');
  expect(output).toContain('returned 500: too long for the column');
  expect(output).toContain('Created 7 monitors, 1 failed.');
  expect(created.map(({name}) => name)).not.toContain('web-01');
});

it.each([
  {message: 'Usage: node uptime-kuma-to-tianji.mjs <export.json>', file: ''},
  {message: "no.json can't be used: ENOENT", file: 'no.json'},
  {message: 'it contains no monitors of Uptime Kuma', file: 'package.json'},
  {message: 'Set TIANJI_URL, TIANJI_WORKSPACE_ID', TIANJI_URL: ''},
  {message: 'returned 401: No Token or Session', TIANJI_API_KEY: 'sk_other'},
  {message: 'so check TIANJI_URL and ALLOW_OPENAPI', TIANJI_URL: `${origin}/html`},
  {message: "can't be reached", TIANJI_URL: 'http://127.0.0.1:1'},
])('creates nothing, and says "$message"', async ({message, file = sample, ...env}) => {
  const {code, output} = await run(file ? [file, '--apply'] : [], {...connection, ...env});
  expect(code).toBe(1);
  expect(output).toContain(message);
  expect(created).toEqual([]);
});

it('is on its page as it can be downloaded', () => {
  const page = readFileSync('docs/migrate/uptime-kuma.md', 'utf8');
  expect(page).toContain(`\n${readFileSync(script, 'utf8')}\`\`\`\n`);
});
