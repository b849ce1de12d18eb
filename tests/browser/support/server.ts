import {spawn} from 'node:child_process';
import {createServer} from 'node:http';
import {listen} from '../../../scripts/server/listen';

/** A port that nothing listens on. */
export async function freePort(): Promise<string> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}

/** Starts a program that serves a site, and waits for the address that it prints. */
export async function startServer(args: string[], env: Record<string, string> = {}): Promise<{origin: string; stop: () => void}> {
  const server = spawn(process.execPath, args, {env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'pipe']});
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    const take = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /http:\/\/localhost:\d+/.exec(said);
      if (address) resolve(address[0]);
    };
    server.stdout.on('data', take);
    server.stderr.on('data', take);
    server.once('exit', () => reject(new Error(said)));
  });
  return {origin, stop: () => void server.kill('SIGTERM')};
}
