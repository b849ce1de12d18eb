import {parseArgs} from 'node:util';
import {Failure} from '../../src/node/report.ts';

export type Options = ReturnType<typeof readOptions>;

const isLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

/** Reads the options that scripts/prove.ts describes. @throws Failure that names the option and what to write */
export function readOptions(args: string[]) {
  const {values} = parseArgs({
    args,
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
  if (!values.server || !username || !password)
    throw new Failure(
      'usage: npm run prove -- --server http://localhost:12345 --username NAME --password PASSWORD',
    );
  const server = URL.canParse(values.server) ? new URL(values.server) : undefined;
  if (!server || !/^https?:$/.test(server.protocol))
    throw new Failure(`--server: "${values.server}" isn't a URL such as http://localhost:12345.`);
  if (!isLocal(server.hostname) && !values.remote)
    throw new Failure(
      `--server: ${server.origin} isn't on this machine. The run creates and deletes objects there. Add --remote if you want that.`,
    );
  const timeout = Number(values.timeout) * 1000;
  if (!(timeout > 0))
    throw new Failure(`--timeout: "${values.timeout}" isn't a number of seconds.`);
  if (member.username && !member.password)
    throw new Failure('--member-username: add --member-password.');
  return {
    /** Origin of the server. */
    server: server.origin,
    username,
    password,
    anyVersion: values['any-version'],
    /** URL at which the server reaches itself. */
    ownUrl: values['own-url'],
    /** Longest wait for a response, in milliseconds. */
    timeout,
    /** Second account, for the roles. */
    member: member.username ? member : undefined,
  };
}
