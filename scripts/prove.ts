/**
 * Proves the API reference against a running Tianji: sends every request of the workflows in openapi/workflows/ and those that each
 * operation must refuse, and compares the responses with a strict copy of the description. Prints a table and writes proof.json.
 * Works in a workspace that it creates and removes again.
 * usage: npm run prove -- --server http://localhost:12345 --username NAME --password PASSWORD
 *   --remote           allow a server on another machine
 *   --any-version      allow a server of another version than the documented one
 *   --own-url URL      URL at which the server reaches itself, http://localhost:12345 by default
 *   --timeout SECONDS  longest wait for a response, 40 by default
 *   --member-username NAME --member-password PASSWORD
 *                      second account, for the roles. If the server allows registration, a missing account is registered, and stays.
 * The passwords can also be in TIANJI_PASSWORD and TIANJI_MEMBER_PASSWORD. Exits with 1 if something differs.
 */
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parse} from 'yaml';
import {sumUp, toTable} from '../src/features/workflows/report.ts';
import {runWorkflows, type Call} from '../src/features/workflows/respect.ts';
import {Failure, script} from '../src/node/report.ts';
import {prepare} from './prove/prepare.ts';
import {Session} from './prove/session.ts';

type Options = ReturnType<typeof readOptions>;

/** Reads the options above. @throws Failure that names the option and what to write */
function readOptions() {
  const {values} = parseArgs({
    options: {
      server: {type: 'string', default: ''},
      username: {type: 'string', default: ''},
      password: {type: 'string', default: process.env.TIANJI_PASSWORD ?? ''},
      remote: {type: 'boolean'},
      'any-version': {type: 'boolean'},
      'own-url': {type: 'string', default: 'http://localhost:12345'},
      timeout: {type: 'string', default: '40'},
      'member-username': {type: 'string', default: ''},
      'member-password': {type: 'string', default: process.env.TIANJI_MEMBER_PASSWORD ?? ''},
    },
  });
  const {username, password} = values;
  const member = {username: values['member-username'], password: values['member-password']};
  if (!URL.canParse(values.server) || !username || !password)
    throw new Failure(
      'usage: npm run prove -- --server http://localhost:12345 --username NAME --password PASSWORD',
    );
  const {origin, hostname} = new URL(values.server);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname) && !values.remote)
    throw new Failure(
      `--server: ${origin} isn't on this machine. The run creates and deletes objects there. Add --remote if you want that.`,
    );
  const timeout = Number(values.timeout) * 1000;
  if (!(timeout > 0))
    throw new Failure(`--timeout: "${values.timeout}" isn't a number of seconds.`);
  if (member.username && !member.password)
    throw new Failure('--member-username: add --member-password.');
  return {...values, server: origin, timeout, member: member.username ? member : undefined};
}

/** Values of the inputs that the workflows name. */
function inputsOf(options: Options, session: Session, token: string): Record<string, string> {
  const {username, password, 'own-url': ownUrl, member = options} = options;
  const {workspaceId, workspaceName, workerId} = session;
  const now = Date.now();
  return {
    token,
    username,
    password,
    memberUsername: member.username,
    memberPassword: member.password,
    workspaceId,
    workspaceName,
    workerId,
    name: workspaceName.toLowerCase().replace(' ', '-'),
    serverUrl: ownUrl,
    websiteUrl: `${ownUrl}/health`,
    // The path of the call becomes a part of the query.
    modelBaseUrl: `${ownUrl}/api/worker/${workspaceId}/${workerId}?path=`,
    modelApiKey: 'key-of-the-provider',
    model: 'harbor-small',
    startAt: String(now - 3_600_000),
    endAt: String(now + 3_600_000),
  };
}

await script(async () => {
  const interruption = new AbortController();
  const {signal} = interruption;
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => interruption.abort());
  const options = readOptions();
  const {server, timeout, member} = options;
  const session = new Session(server, timeout);
  const {info} = parse(await readFile('openapi/openapi.yaml', 'utf8')) as {info: {version: string}};
  const version = await session.readVersion(options['any-version'] ? undefined : info.version);
  const token = await session.login(options.username, options.password);
  const {operations, documents} = await prepare(Boolean(member));

  const logs = await mkdtemp(path.join(os.tmpdir(), 'prove-'));
  const calls: Call[] = [];
  /** Removes what the run has created. @returns whether that worked, and a sentence for the last message */
  const cleanUp = async () => {
    const left = await session.cleanUp();
    const isComplete = left.length === 0;
    await rm(logs, {recursive: true, force: true});
    const registration = calls.find(
      ({workflowId, stepId}) => workflowId === 'join-as-member' && stepId === 'register',
    )?.response;
    if (registration?.statusCode === 200)
      left.push(`the account "${member!.username}", because the API can't delete accounts`);
    const sentence =
      left.length > 0 ? `Left behind: ${left.join('; ')}.` : 'Nothing is left behind.';
    return {isComplete, sentence};
  };
  try {
    signal.throwIfAborted();
    await session.createWorkspace();
    console.log(`▸ Calling ${server} (version ${version}) in workspace "${session.workspaceName}"`);
    const inputs = inputsOf(options, session, token);
    // One process for each file, because Redocly would reuse a connection that the server has closed in the meantime.
    for (const file of documents.keys()) {
      signal.throwIfAborted();
      const log = path.join(logs, `${path.basename(file)}.json`);
      const servers = {tianji: `${server}/open`, endpoints: server};
      calls.push(...(await runWorkflows({file, servers, inputs, timeout, log, signal})));
    }
  } catch (error) {
    const reason = signal.aborted ? 'The run was interrupted.' : (error as Error).message;
    throw new Failure(`${reason} ${(await cleanUp()).sentence}`);
  }
  const {isComplete, sentence} = await cleanUp();

  const proof = sumUp(operations, [...documents.values()], calls);
  await writeFile('proof.json', `${JSON.stringify({...proof, version}, null, 2)}\n`);
  console.log(toTable(proof));
  const summary = `${proof.asDocumented} of ${proof.operations} operations as documented, ${proof.calls} calls. ${sentence}`;
  const isAsDocumented = proof.rows.every(({differences}) => differences.length === 0);
  if (!isAsDocumented || !isComplete) throw new Failure(summary);
  console.log(`✓ ${summary}`);
});
