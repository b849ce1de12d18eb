import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {listen} from '../../scripts/server/listen.ts';

const brotliInclude = 'include /etc/nginx/modules-enabled/50-mod-http-brotli-static.conf;';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;
/** nginx runs without the Brotli module, too, and sends gzip then. */
export const hasBrotli = existsSync(brotliModule);

interface Nginx {
  port: string;
  log: () => string;
  stop: () => Promise<void>;
}

/** A port that nothing listens on. */
async function freePort(): Promise<string> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}

/**
 * Starts nginx with deploy/nginx/nginx.conf, and waits until it responds, with whatever status.
 * @param work folder for everything that it writes
 * @param site folder that it serves
 */
export async function startNginx(work: string, site: string): Promise<Nginx> {
  const port = await freePort();
  let config = readFileSync('deploy/nginx/nginx.conf', 'utf8');
  for (const [part, replacement] of [
    [brotliInclude, hasBrotli ? `load_module ${brotliModule};` : ''],
    ['brotli_static on;', hasBrotli ? 'brotli_static on;' : ''],
    ['/tmp/', `${work}/`],
    ['/srv/site', site],
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['listen [::]:8080;', ''],
  ] as const) {
    if (!config.includes(part)) throw new Error(`deploy/nginx/nginx.conf has no "${part}".`);
    config = config.replaceAll(part, replacement);
  }
  const file = path.join(work, 'nginx.conf');
  // As root, nginx would read the site as another user, who may not reach this folder.
  writeFileSync(file, process.getuid?.() === 0 ? `user root;\n${config}` : config);
  // Before it reads where to complain, nginx would open its own log.
  const args = ['-e', 'stderr', '-c', file, '-g', 'daemon off;'];
  const server = spawn('nginx', args, {stdio: ['ignore', 'ignore', 'pipe']});
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGQUIT');
    await once(server, 'exit');
  };
  const responds = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  while (!(await responds())) {
    if (server.exitCode !== null) throw new Error(`nginx has ended: ${log}`);
    await sleep(100);
  }
  return {port, log: () => log, stop};
}
