import {parseArgs} from 'node:util';
import {Failure} from '../../src/node/report.ts';

export interface Options {
  /** Origin of the server. */
  server: string;
  username: string;
  password: string;
  anyVersion: boolean;
  /** URL at which the server reaches itself. */
  ownUrl: string;
  /** Longest wait for a response, in milliseconds. */
  timeout: number;
  /** Second account, for the roles. */
  member?: {username: string; password: string};
}

const usage =
  'usage: npm run prove -- --server http://localhost:12345 --username NAME --password PASSWORD';

const isLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

/**
 * Reads the URL of the server.
 * @throws Failure if it isn't a URL, or is on another machine and that isn't allowed
 */
function readServer(text: string, remote: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Failure(`--server: "${text}" isn't a URL such as http://localhost:12345.`);
  if (!isLocal(url.hostname) && !remote)
    throw new Failure(
      `--server: ${url.origin} isn't on this machine. The run creates and deletes objects there. Add --remote if you want that.`,
    );
  return url.origin;
}

/** @throws Failure that names the option and what to write */
export function readOptions(args: string[]): Options {
  const {values} = parseArgs({
    args,
    options: {
      server: {type: 'string'},
      username: {type: 'string'},
      password: {type: 'string', default: process.env.TIANJI_PASSWORD},
      remote: {type: 'boolean', default: false},
      'any-version': {type: 'boolean', default: false},
      'own-url': {type: 'string', default: 'http://localhost:12345'},
      timeout: {type: 'string', default: '40'},
      'member-username': {type: 'string'},
      'member-password': {type: 'string', default: process.env.TIANJI_MEMBER_PASSWORD},
    },
  });
  const {server, username, password, timeout} = values;
  const memberUsername = values['member-username'];
  const memberPassword = values['member-password'];
  if (!server || !username || !password) throw new Failure(usage);
  if (!(Number(timeout) > 0))
    throw new Failure(`--timeout: "${timeout}" isn't a number of seconds.`);
  if (memberUsername && !memberPassword)
    throw new Failure('--member-username: add --member-password.');
  return {
    server: readServer(server, values.remote),
    username,
    password,
    anyVersion: values['any-version'],
    ownUrl: values['own-url'],
    timeout: Number(timeout) * 1000,
    ...(memberUsername && {member: {username: memberUsername, password: memberPassword!}}),
  };
}
