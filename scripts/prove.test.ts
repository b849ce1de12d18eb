import {spawn} from 'node:child_process';
import {existsSync, readFileSync, symlinkSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {stringify} from 'yaml';
import type {Proof} from '../src/features/workflows/report.ts';
import {testFolder} from '../src/node/test-folder.ts';

/* The command itself, on a description of eight operations and a server that answers as each case wants. */
vi.setConfig({testTimeout: 0, hookTimeout: 0});

const {root, write} = testFolder();
const password = 'correct-horse';
const token = 'token-of-the-account';

/** What the server sends for each operation; an undefined body is never sent. */
let responses: Record<string, {status: number; body: unknown}>;
let version: string;
/** Workspaces of the server, by ID. */
let workspaces: Map<string, string>;
/** Whether the workspace of the run can't be deleted. */
let keepsWorkspace: boolean;
let server: Server;
let origin: string;

const good = {status: 200, body: {id: 'a', count: 1, seenAt: '2025-03-10T07:57:00.214Z'}};
const names = ['extra', 'missing', 'type', 'nothing', 'time', 'status', 'hanging', 'fine'];

function description(): string {
  const error = {
    description: 'Error',
    content: {
      'application/json': {
        schema: {type: 'object', required: ['message'], properties: {message: {type: 'string'}}},
      },
    },
  };
  const operation = (name: string) => ({
    get: {
      operationId: `thing-${name}`,
      summary: name,
      security: [{Authorization: []}],
      responses: {
        '200': {
          description: 'The thing.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['id', 'count', 'seenAt'],
                properties: {
                  id: {type: 'string'},
                  count: {type: 'integer'},
                  seenAt: {type: 'string', format: 'date-time'},
                  note: {type: 'string'},
                },
              },
            },
          },
        },
        '401': error,
      },
    },
  });
  return stringify({
    openapi: '3.1.0',
    info: {title: 'Things', version: '1.2'},
    servers: [{url: 'https://things.example/open'}],
    paths: Object.fromEntries(names.map((name) => [`/thing/${name}`, operation(name)])),
    components: {securitySchemes: {Authorization: {type: 'http', scheme: 'bearer'}}},
  });
}

const workflows = stringify({
  arazzo: '1.0.1',
  info: {title: 'Things', summary: 'Things', description: 'Things', version: '1.2'},
  sourceDescriptions: [
    {name: 'tianji', url: '../openapi.yaml', type: 'openapi'},
    {name: 'endpoints', url: './endpoints.openapi.yaml', type: 'openapi'},
  ],
  workflows: names.map((name) => ({
    workflowId: `read-${name}`,
    summary: name,
    description: name,
    inputs: {type: 'object', properties: {token: {type: 'string', format: 'password'}}},
    steps: [
      {
        stepId: 'read',
        operationId: `$sourceDescriptions.tianji.thing-${name}`,
        parameters: [{name: 'Authorization', in: 'header', value: 'Bearer {$inputs.token}'}],
        successCriteria: [{condition: '$statusCode == 200'}],
      },
    ],
  })),
});

const endpoints = stringify({
  openapi: '3.1.0',
  info: {title: 'Endpoints', version: '1.2'},
  servers: [{url: 'https://things.example'}],
  paths: {'/ping': {get: {operationId: 'ping', responses: {'200': {description: 'Pong.'}}}}},
});

/** The product's part of the script: health, sign-in, and the workspace of the run. */
function answer(
  method: string,
  url: string,
  body: string,
  authorized: boolean,
): {status: number; body: unknown} {
  const account = () => ({
    id: 'u',
    currentWorkspaceId: [...workspaces.keys()].at(-1) ?? null,
    workspaces: [...workspaces].map(([id, name]) => ({role: 'owner', workspace: {id, name}})),
  });
  if (url === '/health') return {status: 200, body: {version}};
  if (url === '/open/login')
    return (JSON.parse(body) as {password: string}).password === password
      ? {status: 200, body: {token, info: account()}}
      : {status: 500, body: {message: 'Password incorrected'}};
  if (!authorized) return {status: 401, body: {message: 'No Token or Session'}};
  if (url === '/open/loginWithToken') return {status: 200, body: {token, info: account()}};
  if (url === '/open/workspace/create') {
    workspaces.set('w1', (JSON.parse(body) as {name: string}).name);
    return {status: 200, body: account()};
  }
  if (url.endsWith('/worker/upsert')) return {status: 200, body: {id: 'k1'}};
  if (url === '/open/workspace/switch') return {status: 200, body: account()};
  if (url.includes('/page/all')) return {status: 200, body: []};
  if (method === 'DELETE' && url.endsWith('/del')) {
    if (keepsWorkspace) return {status: 500, body: {message: 'in use'}};
    workspaces.delete('w1');
    return {status: 200, body: {}};
  }
  return responses[url.replace('/open/thing/', '')] ?? {status: 404, body: {message: url}};
}

beforeAll(async () => {
  for (const folder of ['node_modules', 'openapi/strict']) {
    write(path.join(path.dirname(folder), '.keep'), '');
    symlinkSync(path.resolve(folder), path.join(root, folder));
  }
  write('openapi/openapi.yaml', description());
  write('openapi/workflows/things.arazzo.yaml', workflows);
  write('openapi/workflows/endpoints.openapi.yaml', endpoints);
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const authorized = request.headers.authorization === `Bearer ${token}`;
      const result = answer(request.method!, request.url!, body, authorized);
      if (result.body === undefined) return;
      response.writeHead(result.status, {'content-type': 'application/json'});
      response.end(JSON.stringify(result.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  version = '1.2.3';
  keepsWorkspace = false;
  workspaces = new Map([['w0', 'Own']]);
  responses = Object.fromEntries(names.map((name) => [name, good]));
});

interface Result {
  code: number | null;
  output: string;
}

/** Runs the command. `onOutput` gets what it has printed so far and can send a signal. */
function prove(
  args: string[] = [],
  onOutput: (output: string, interrupt: () => void) => void = () => undefined,
): Promise<Result> {
  const child = spawn(
    process.execPath,
    [
      path.resolve('node_modules/tsx/dist/cli.mjs'),
      path.resolve('scripts/prove.ts'),
      ...['--server', origin, '--username', 'mira', '--password', password],
      ...args,
    ],
    {cwd: root, stdio: ['ignore', 'pipe', 'pipe']},
  );
  return new Promise((resolve, reject) => {
    let output = '';
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      onOutput(output, () => child.kill('SIGINT'));
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', (code) => resolve({code, output}));
  });
}

const readProof = (): Proof =>
  JSON.parse(readFileSync(path.join(root, 'proof.json'), 'utf8')) as Proof;

it('names each difference, with its operation', async () => {
  const {body} = good;
  responses.extra = {status: 200, body: {...body, color: 'red'}};
  responses.missing = {status: 200, body: {id: 'a', seenAt: body.seenAt}};
  responses.type = {status: 200, body: {...body, count: '1'}};
  responses.nothing = {status: 200, body: {...body, count: null}};
  responses.time = {status: 200, body: {...body, seenAt: 'yesterday'}};
  responses.status = {status: 418, body: {message: 'I am a teapot'}};
  responses.hanging = {status: 200, body: undefined};
  const {code, output} = await prove(['--timeout', '1']);
  const found = Object.fromEntries(
    readProof().rows.map(({operation, differences}) => [operation, differences.join('\n')]),
  );
  expect(found['thing-extra']).toContain("200: `color` isn't documented (read-extra, read)");
  expect(found['thing-missing']).toContain('200: `count` is missing');
  expect(found['thing-type']).toContain('200: `count` must be integer');
  expect(found['thing-nothing']).toContain('200: `count` is null');
  expect(found['thing-time']).toContain('200: `seenAt` must match pattern');
  expect(found['thing-status']).toContain("status 418 isn't documented");
  expect(found['thing-hanging']).toContain('no response in time');
  expect(found['thing-fine']).toBe('');
  expect(output).toMatch(/^thing-fine .* as documented$/m);
  expect(output).toContain("`color` isn't documented");
  expect(output).toContain('1 of 8 operations as documented');
  expect(code).toBe(1);
});

it('succeeds when everything is as documented, and removes its workspace', async () => {
  const {code, output} = await prove();
  expect(output).toContain('✓ 8 of 8 operations as documented, 16 calls. Nothing is left behind.');
  expect(readProof()).toMatchObject({version: '1.2.3', operations: 8, asDocumented: 8, calls: 16});
  expect([...workspaces.keys()]).toEqual(['w0']);
  expect(output).not.toContain(password);
  expect(output).not.toContain(token);
  expect(readFileSync(path.join(root, 'proof.json'), 'utf8')).not.toContain(token);
  expect(code).toBe(0);
});

it('removes its workspace when it is interrupted', async () => {
  responses.extra = {status: 200, body: undefined};
  let isInterrupted = false;
  const {code, output} = await prove([], (text, interrupt) => {
    if (isInterrupted || !text.includes('▸ Calling')) return;
    isInterrupted = true;
    interrupt();
  });
  expect(output).toContain('✗ The run was interrupted. Nothing is left behind.');
  expect([...workspaces.keys()]).toEqual(['w0']);
  expect(code).not.toBe(0);
});

it('says what it could not remove', async () => {
  keepsWorkspace = true;
  const {code, output} = await prove();
  expect(output).toMatch(/Left behind: workspace "Proof \w+" \(DELETE .* returned 500: .*in use/);
  expect(code).toBe(1);
});

it.each([
  [
    'a server of another version',
    () => (version = '1.3.0'),
    [],
    /has version 1\.3\.0, but the description is of version 1\.2/,
  ],
  [
    'a server on another machine',
    () => undefined,
    ['--server', 'http://192.0.2.1:12345'],
    /isn't on this machine.*--remote/s,
  ],
  [
    'a server that is not there',
    () => undefined,
    ['--server', 'http://127.0.0.1:9'],
    /http:\/\/127\.0\.0\.1:9 can't be reached/,
  ],
  ['a wrong password', () => undefined, ['--password', 'guess'], /The login as "mira" failed/],
])('ends with one message for %s', async (_name, arrange, args, message) => {
  arrange();
  const {code, output} = await prove(args);
  expect(output).toMatch(message);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).not.toContain('guess');
  expect([...workspaces.keys()]).toEqual(['w0']);
  expect(code).toBe(1);
});

it('leaves no log with tokens', () => {
  expect(existsSync(path.join(root, '.cache/prove/openapi.yaml'))).toBe(true);
  const workflowsOfRun = readFileSync(
    path.join(root, '.cache/prove/workflows/things.arazzo.yaml'),
    'utf8',
  );
  expect(workflowsOfRun).not.toContain(token);
});
