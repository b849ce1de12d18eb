import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import path from 'node:path';

const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;
/** nginx runs without the Brotli module, too, and sends gzip then. */
export const hasBrotli = existsSync(module);

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const {port} = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * Writes deploy/nginx/nginx.conf with the paths and the port of a test.
 * @param work folder for everything that nginx writes
 * @param site folder that it serves
 * @param user user of the workers when nginx is started as root
 * @returns name of the file
 */
export function writeConfig(work: string, site: string, port: number, user?: string): string {
  const config = readFileSync('deploy/nginx/nginx.conf', 'utf8')
    .replace('include /etc/nginx/modules-enabled/50-mod-http-brotli-static.conf;', hasBrotli ? `load_module ${module};` : '')
    .replace('brotli_static on;', hasBrotli ? '$&' : '')
    .replaceAll('/tmp/', `${work}/`)
    .replaceAll('/srv/site', site)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('listen [::]:8080;', '');
  const file = path.join(work, 'nginx.conf');
  writeFileSync(file, user ? `user ${user};\n${config}` : config);
  return file;
}
