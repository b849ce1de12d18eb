import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, readFileSync, symlinkSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import type {Proof} from '../src/features/workflows/report.ts';
import {testFolder} from '../src/node/test-folder.ts';
import {listen} from './server/listen.ts';

/* The command itself, on the API of tests/fixtures/things/ and a server that sends what each case wants. */
const {root} = testFolder();
const password = 'correct-horse';
const token = 'token-of-the-account';

/** A body that is undefined is never sent. */
interface Response {
  status: number;
  body: unknown;
}

const ok = (body: unknown): Response => ({status: 200, body});
const thing = {id: 'a', count: 1, seenAt: '2025-03-10T07:57:00.214Z'};

/** Operations of the API, each with a response of the server and what the run says of it. */
const operations: {name: string; response: Response; difference?: string}[] = [
  {
    name: 'extra',
    response: ok({...thing, color: 'red'}),
    difference: "200: `color` isn't documented (read-extra, read)",
  },
  {
    name: 'missing',
    response: ok({...thing, count: undefined}),
    difference: '200: `count` is missing',
  },
  {name: 'type', response: ok({...thing, count: '1'}), difference: '200: `count` must be integer'},
  {name: 'nothing', response: ok({...thing, count: null}), difference: '200: `count` is null'},
  {
    name: 'time',
    response: ok({...thing, seenAt: 'yesterday'}),
    difference: '200: `seenAt` must match pattern',
  },
  {
    name: 'status',
    response: {status: 418, body: {message: 'I am a teapot'}},
    difference: "status 418 isn't documented",
  },
  {name: 'hanging', response: ok(undefined), difference: 'no response in time'},
  {name: 'fine', response: ok(thing)},
];
/** Without one, it never responds to the question for its version. */
let version: string;
/** Workspaces of the server, by ID. */
let workspaces: Map<string, string>;
/** Whether the workspace of the run can't be deleted. */
let keepsWorkspace: boolean;
/** What the server sends for each operation. */
let things: Record<string, Response>;

const account = () => ({
  id: 'u',
  currentWorkspaceId: [...workspaces.keys()].at(-1) ?? null,
  workspaces: [...workspaces].map(([id, name]) => ({role: 'owner', workspace: {id, name}})),
});

/** Responses to what the script itself asks of the product, outside of the workflows, by the end of the URL. */
const product: Record<string, (body: {name: string; password: string}) => Response> = {
  '/health': () => ok(version ? {version} : undefined),
  '/open/login': (sent) =>
    sent.password === password
      ? ok({token, info: account()})
      : {status: 500, body: {message: 'Password incorrected'}},
  '/open/loginWithToken': () => ok({token, info: account()}),
  '/open/workspace/create': ({name}) => {
    workspaces.set('w1', name);
    return ok(account());
  },
  '/worker/upsert': () => ok({id: 'k1'}),
  '/open/workspace/switch': () => ok(account()),
  '/page/all?type=all': () => ok([]),
  '/del': () => {
    if (keepsWorkspace) return {status: 500, body: {message: 'in use'}};
    workspaces.delete('w1');
    return ok({});
  },
};
const withoutToken = ['/health', '/open/login'];

function responseTo({url = '', headers}: IncomingMessage, sent: string): Response {
  if (headers.authorization !== `Bearer ${token}` && !withoutToken.includes(url))
    return {status: 401, body: {message: 'No Token or Session'}};
  const end = Object.keys(product).find((path) => url.endsWith(path));
  if (end) return product[end]!(JSON.parse(sent || '{}') as {name: string; password: string});
  return things[url.replace('/open/thing/', '')]!;
}

const server = createServer(async (request, response) => {
  const {status, body} = responseTo(request, await text(request));
  if (body === undefined) return;
  response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
});
const origin = `http://127.0.0.1:${await listen(server, 0)}`;

beforeAll(() => {
  cpSync('tests/fixtures/things', root, {recursive: true});
  for (const folder of ['node_modules', 'openapi/strict'])
    symlinkSync(path.resolve(folder), path.join(root, folder));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  version = '1.2.3';
  keepsWorkspace = false;
  workspaces = new Map([['w0', 'Own']]);
  things = Object.fromEntries(operations.map(({name}) => [name, ok(thing)]));
});

/** Runs the command, and interrupts it when it has printed `interruptAt`. */
async function prove(args: string[] = [], interruptAt?: string) {
  // Not through tsx's own command, which on a busy machine ends the script before that can react to the interruption.
  const command = ['--import', 'tsx', path.resolve('scripts/prove.ts')];
  const login = ['--server', origin, '--username', 'mira', '--password', password];
  const child = spawn(process.execPath, [...command, ...login, ...args], {cwd: root});
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      const before = output;
      output += chunk.toString();
      if (interruptAt && output.includes(interruptAt) && !before.includes(interruptAt))
        child.kill('SIGINT');
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return {code, output};
}

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const readProof = (): Proof => JSON.parse(textOf('proof.json')) as Proof;

it('names each difference, with its operation', async () => {
  for (const {name, response} of operations) things[name] = response;
  const {code, output} = await prove(['--timeout', '3']);
  const {rows} = readProof();
  for (const {name, difference = ''} of operations) {
    const row = rows.find(({operation}) => operation === `thing-${name}`);
    expect(row?.differences.join('\n'), name).toContain(difference);
  }
  expect(output).toMatch(/^thing-fine .* as documented$/m);
  expect(output).toContain("`color` isn't documented");
  expect(output).toContain('1 of 8 operations as documented');
  expect(code).toBe(1);
});

it('succeeds when everything is as documented, removes its workspace, and leaves no token behind', async () => {
  const {code, output} = await prove();
  expect(output).toContain('✓ 8 of 8 operations as documented, 16 calls. Nothing is left behind.');
  expect(readProof()).toMatchObject({version: '1.2.3', operations: 8, asDocumented: 8, calls: 16});
  expect([...workspaces.keys()]).toEqual(['w0']);
  expect(output).not.toContain(password);
  const workflows = textOf('.cache/prove/workflows/things.arazzo.yaml');
  expect(output + textOf('proof.json') + workflows).not.toContain(token);
  expect(code).toBe(0);
});

it('removes its workspace when it is interrupted', async () => {
  things.extra = ok(undefined);
  const {code, output} = await prove([], '▸ Calling');
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
  {args: ['--password', 'guess'], message: 'The login as "mira" failed'},
  {args: ['--server', 'http://192.0.2.1:12345'], message: "isn't on this machine"},
  {args: ['--server', 'http://127.0.0.1:9'], message: "http://127.0.0.1:9 can't be reached"},
  {serverVersion: '1.3.0', message: 'has version 1.3.0, but the description is of version 1.2'},
  {serverVersion: '', args: ['--timeout', '0.1'], message: `no response from ${origin} in 0.1 s`},
])('ends with one message: $message', async ({serverVersion = version, args, message}) => {
  version = serverVersion;
  const {code, output} = await prove(args);
  expect(output).toContain(message);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).not.toContain('guess');
  expect([...workspaces.keys()]).toEqual(['w0']);
  expect(code).toBe(1);
});
