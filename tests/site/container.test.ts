import {chownSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {testFolder} from '../../src/node/test-folder.ts';
import {hostFiles} from '../../src/plugins/publish/headers.ts';
import {siteHeaders} from '../../src/plugins/publish/header-values.ts';
import {hasNginx, startNginx} from './nginx-setup.ts';

const {root, write} = testFolder();
const nobody = 65_534;
/** Only root can start it for another user. */
const testable = hasNginx && process.getuid?.() === 0;

it('runs as a user without privileges, on a file system that is read only but for /tmp', () => {
  const lines = readFileSync('deploy/container/Dockerfile', 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('USER ')).at(-1)).toBe('USER www-data');
  expect(lines.findIndex((line) => line.startsWith('CMD'))).toBeGreaterThan(
    lines.indexOf('USER www-data'),
  );
  const config = readFileSync('deploy/nginx/nginx.conf', 'utf8');
  for (const place of [
    'pid',
    ...['client_body', 'fastcgi', 'proxy', 'scgi', 'uwsgi'].map((kind) => `${kind}_temp_path`),
  ])
    expect(config).toMatch(new RegExp(`^\\s*${place} /tmp/`, 'm'));
  const {services} = parse(readFileSync('deploy/container/compose.yaml', 'utf8')) as {
    services: {site: object};
  };
  expect(services.site).toMatchObject({
    read_only: true,
    tmpfs: ['/tmp'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    ports: ['8080:8080'],
  });
});

it.skipIf(!testable)(
  'nginx starts for a user who may write nowhere but to /tmp, and says nothing',
  async () => {
    const files = {
      'index.html': 'here',
      ...hostFiles(siteHeaders({scriptHashes: [], baseUrl: '/'}), '/'),
    };
    for (const [name, text] of Object.entries(files)) write(`site/${name}`, text);
    chownSync(root, nobody, nobody);
    const server = await startNginx(root, path.join(root, 'site'), {uid: nobody, gid: nobody});
    const log = server.log();
    await server.stop();
    expect(log).toBe('');
  },
);
