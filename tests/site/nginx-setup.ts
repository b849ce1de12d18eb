import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {vi} from 'vitest';
import {freePort} from '../browser/support/server.ts';

const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;
/** nginx runs without the Brotli module, too, and sends gzip then. */
export const hasBrotli = existsSync(module);

interface Nginx {
  port: string;
  log: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts nginx with deploy/nginx/nginx.conf, and waits until it serves the site.
 * @param work folder for everything that it writes
 * @param site folder that it serves
 * @param as user of its workers when it's started as root, or user that starts it
 */
export async function startNginx(
  work: string,
  site: string,
  as: {workers?: string; uid?: number; gid?: number},
): Promise<Nginx> {
  const port = await freePort();
  const config = readFileSync('deploy/nginx/nginx.conf', 'utf8')
    .replace(
      'include /etc/nginx/modules-enabled/50-mod-http-brotli-static.conf;',
      hasBrotli ? `load_module ${module};` : '',
    )
    .replace('brotli_static on;', hasBrotli ? '$&' : '')
    .replaceAll('/tmp/', `${work}/`)
    .replaceAll('/srv/site', site)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('listen [::]:8080;', '');
  const file = path.join(work, 'nginx.conf');
  writeFileSync(file, as.workers ? `user ${as.workers};\n${config}` : config);
  // Before it reads where to complain, nginx would open its own log.
  const args = ['-e', 'stderr', '-c', file, '-g', 'daemon off;'];
  const server = spawn('nginx', args, {
    uid: as.uid,
    gid: as.gid,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const stop = async (): Promise<void> => {
    server.kill('SIGQUIT');
    if (server.exitCode === null) await once(server, 'exit');
  };
  const responds = async (): Promise<void> => {
    const {ok} = await fetch(`http://127.0.0.1:${port}/`).catch(() => ({ok: false}));
    if (!ok) throw new Error(`nginx does not answer: ${log}`);
  };
  await vi.waitFor(responds, {timeout: 60_000, interval: 100}).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {port, log: () => log, stop};
}
