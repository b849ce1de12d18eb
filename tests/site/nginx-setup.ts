import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

const brotliInclude = 'include /etc/nginx/modules-enabled/50-mod-http-brotli-static.conf;';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;
/** nginx runs without the Brotli module, too, and sends gzip then. */
export const hasBrotli = existsSync(brotliModule);

/**
 * Starts nginx with deploy/nginx/nginx.conf, on a socket. As a daemon, its command ends when it listens.
 * @param work folder for everything that it writes
 * @param site folder that it serves
 */
export function startNginx(work: string, site: string) {
  const [file, log, socket] = [`${work}/nginx.conf`, `${work}/error.log`, `${work}/socket`];
  let config = readFileSync('deploy/nginx/nginx.conf', 'utf8');
  for (const [part, replacement] of [
    [brotliInclude, hasBrotli ? `load_module ${brotliModule};` : ''],
    ['brotli_static on;', hasBrotli ? 'brotli_static on;' : ''],
    ['/tmp/', `${work}/`],
    ['/srv/site', site],
    ['listen 8080', `listen unix:${socket}`],
    ['listen [::]:8080;', ''],
    ['error_log stderr', `error_log ${log}`],
  ] as const) {
    if (!config.includes(part)) throw new Error(`deploy/nginx/nginx.conf has no "${part}".`);
    config = config.replaceAll(part, replacement);
  }
  // As root, nginx would read the site as another user, who may not reach this folder.
  writeFileSync(file, process.getuid?.() === 0 ? `user root;\n${config}` : config);
  const nginx = (...args: string[]) => spawnSync('nginx', ['-e', log, '-c', file, ...args]);
  const readLog = (): string => readFileSync(log, 'utf8');
  if (nginx().status !== 0) throw new Error(`nginx doesn't start: ${readLog()}`);
  return {socket, readLog, stop: () => void nginx('-s', 'quit')};
}
