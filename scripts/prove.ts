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
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {sumUp, toTable, type Proof} from '../src/features/workflows/report.ts';
import {runWorkflows, type Call} from '../src/features/workflows/respect.ts';
import {Failure, script} from '../src/node/report.ts';
import {readOptions, type Options} from './prove/options.ts';
import {documentedVersion, prepare} from './prove/prepare.ts';
import {Session} from './prove/session.ts';

/** Values of the inputs that the workflows name. */
function inputsOf(options: Options, session: Session, token: string): Record<string, string> {
  const {username, password, ownUrl, member = options} = options;
  const now = Date.now();
  return {
    token,
    username,
    password,
    memberUsername: member.username,
    memberPassword: member.password,
    workspaceId: session.workspaceId,
    workspaceName: session.workspaceName,
    workerId: session.workerId,
    name: session.workspaceName.toLowerCase().replace(' ', '-'),
    serverUrl: ownUrl,
    websiteUrl: `${ownUrl}/health`,
    modelBaseUrl: session.providerUrl,
    modelApiKey: 'key-of-the-provider',
    model: 'harbor-small',
    startAt: String(now - 3_600_000),
    endAt: String(now + 3_600_000),
  };
}

/** Whether the run has added the second account. */
const hasRegistered = (calls: Call[]): boolean =>
  calls.some(
    ({workflowId, stepId, status}) =>
      workflowId === 'join-as-member' && stepId === 'register' && status === 200,
  );

/** What ends the run when someone interrupts it. */
function interruptionSignal(): AbortSignal {
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      interruption.abort();
    });
  return interruption.signal;
}

/** Prints what the calls say about the description, and writes it to proof.json. */
async function printProof(proof: Proof & {version: string}): Promise<void> {
  await writeFile('proof.json', `${JSON.stringify(proof, null, 2)}\n`);
  console.log(toTable(proof));
  if (proof.withoutSuccess.length > 0)
    console.log(`\nWithout a successful response: ${proof.withoutSuccess.join(', ')}`);
}

await script(async () => {
  const signal = interruptionSignal();
  const options = readOptions(process.argv.slice(2));
  const {server, timeout, member} = options;
  const session = new Session(server, timeout);
  const documented = await documentedVersion();
  const version = await session.readVersion(options.anyVersion ? undefined : documented);
  const token = await session.login(options.username, options.password);
  const {operations, documents} = await prepare(Boolean(member));

  const logs = await mkdtemp(path.join(os.tmpdir(), 'prove-'));
  const calls: Call[] = [];
  /** Removes what the run has created. @returns whether that worked, and a sentence for the last message */
  const cleanUp = async () => {
    const left = await session.cleanUp();
    const isComplete = left.length === 0;
    await rm(logs, {recursive: true, force: true});
    if (hasRegistered(calls))
      left.push(`the account "${member!.username}", because the API can't delete accounts`);
    const sentence =
      left.length > 0 ? `Left behind: ${left.join('; ')}.` : 'Nothing is left behind.';
    return {isComplete, sentence};
  };
  try {
    signal.throwIfAborted();
    await session.createWorkspace(options.ownUrl);
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
  await printProof({...proof, version});
  const summary = `${proof.asDocumented} of ${proof.operations} operations as documented, ${proof.calls} calls. ${sentence}`;
  const isAsDocumented = proof.rows.every(({differences}) => differences.length === 0);
  if (!isAsDocumented || !isComplete) throw new Failure(summary);
  console.log(`✓ ${summary}`);
});
