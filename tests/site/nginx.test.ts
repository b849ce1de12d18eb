import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import http, {type IncomingMessage} from 'node:http';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {setTimeout} from 'node:timers/promises';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {compressFile} from '../../scripts/deploy/precompress.ts';
import {testFolder} from '../../src/node/test-folder.ts';
import {headersOf, readHeaders, type SiteHeaders} from '../../src/plugins/publish/headers.ts';
import {builtLocales, fileOf, homeOf, siteDir} from './built-site.ts';

/** Debian's package of it needs nginx. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const {root: work} = testFolder();
const socket = path.join(work, 'socket');
const configFile = path.join(work, 'nginx.conf');
/** The built site, with compressed copies of some files. */
const root = path.join(work, 'site');
const compressed = {'pricing.html': 'text/html', 'workflows.arazzo.yaml': 'application/yaml'};
let headers: SiteHeaders;

/** Writes deploy/nginx/nginx.conf for the folder of this test, to listen on a socket there. */
function writeConfig(): void {
  let config = readFileSync('deploy/nginx/nginx.conf', 'utf8');
  for (const [part, replacement] of [
    [/^include .*brotli-static.conf;$/m, `load_module ${brotliModule};`],
    [/\/tmp\//g, `${work}/`],
    [/\/srv\/site/g, root],
    [/listen 8080;\s*listen \[::\]:8080;/, `listen unix:${socket};`],
  ] as const) {
    expect(config).toMatch(part);
    config = config.replace(part, replacement);
  }
  // As root, nginx would read the site as another user, who may not reach this folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(configFile, `${user}daemon off;\n${config}`);
}

/** Starts nginx, which ends with this process: it isn't a daemon. @returns how to stop it */
async function startNginx(): Promise<() => Promise<void>> {
  const server = spawn('nginx', ['-c', configFile], {stdio: 'inherit'});
  while (!existsSync(socket)) {
    expect(server.exitCode, 'nginx ended by itself').toBeNull();
    await setTimeout(50);
  }
  return async () => {
    server.kill();
    await once(server, 'exit');
  };
}

/** Requests a URL as it is: no part of it is normalized on the way. */
async function ask(url: string, {method = 'GET', accept = 'identity'} = {}) {
  const sent = {'accept-encoding': accept};
  const to = {socketPath: socket, path: url, method, headers: sent};
  const [response] = (await once(http.request(to).end(), 'response')) as [IncomingMessage];
  const {statusCode: status, headers: received} = response;
  return {status, received, body: await buffer(response)};
}

describe.skipIf(!existsSync(brotliModule))('nginx with deploy/nginx/nginx.conf', () => {
  beforeAll(async () => {
    headers = await readHeaders(siteDir);
    mkdirSync(root);
    for (const name of readdirSync(siteDir))
      symlinkSync(path.resolve(siteDir, name), path.join(root, name));
    for (const name of Object.keys(compressed)) compressFile(path.join(root, name));
    writeConfig();
    return startNginx();
  });

  it('reads its configuration without a warning', () => {
    const {status, stderr} = spawnSync('nginx', ['-t', '-q', '-c', configFile]);
    expect({status, stderr: stderr.toString()}).toEqual({status: 0, stderr: ''});
  });

  it.each(builtLocales)(
    '%s: answers pages by their address, with the headers of the source, and others with 404 in the language',
    async (locale) => {
      for (const [route, status] of [
        ['/', 200],
        ['/pricing', 200],
        ['/docs/intro', 200],
        ['/docs/no/such/page', 404],
        ['/assets/js/none.js', 404],
      ] as const) {
        const address = homeOf(locale) + route.slice(1);
        const response = await ask(address);
        const file = fileOf(locale, status === 404 ? '/404' : route);
        expect(response.status, address).toBe(status);
        expect(response.received['content-type']).toBe('text/html; charset=utf-8');
        expect(response.body.equals(readFileSync(file)), address).toBe(true);
        const expected = status === 404 ? headers.common : headersOf(headers, address);
        for (const [name, value] of Object.entries(expected))
          expect(response.received[name.toLowerCase()], `${name} of ${address}`).toBe(value);
        expect(response.received['cache-control'] ?? '').not.toContain('immutable');
      }
    },
  );

  it.each([
    ['/index.html', '/'],
    ['/fr', '/fr/'],
    ['/pricing/', '/pricing'],
    ['/pricing/index.html', '/pricing'],
    ['/zh-Hans/docs/intro.html?a=1&b=%20', '/zh-Hans/docs/intro?a=1&b=%20'],
    ['/fr/docs/intro///', '/fr/docs/intro'],
    ['/docs?a=1', '/docs/intro?a=1'],
    ['/zh-Hans/docs/feed/state?a=1', '/zh-Hans/docs/feed/channels?a=1#states'],
  ])('redirects %s to %s', async (from, to) => {
    const {status, received} = await ask(from);
    expect(status).toBe(301);
    expect(received.location).toBe(to);
  });

  it.each(['//example.net/', '/\\example.net/', '//example.net/index.html', '/%5cexample.net/'])(
    'does not redirect %s to another host',
    async (address) => {
      const {received} = await ask(address);
      expect(received.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );

  it.each([
    {accepted: 'gzip, deflate, br', encoding: 'br', decode: brotliDecompressSync},
    {accepted: 'gzip', encoding: 'gzip', decode: gunzipSync},
    {accepted: 'identity', encoding: undefined, decode: (body: Buffer) => body},
  ])('sends $encoding to those who accept "$accepted"', async ({accepted, encoding, decode}) => {
    for (const [file, type] of Object.entries(compressed)) {
      const address = `/${file.replace('.html', '')}`;
      const {received, body} = await ask(address, {accept: accepted});
      expect(received['content-encoding'], address).toBe(encoding);
      expect(received['content-type'], address).toContain(type);
      expect(received.vary, address).toContain('Accept-Encoding');
      expect(decode(body).equals(readFileSync(path.join(siteDir, file))), address).toBe(true);
    }
  });

  it.each([
    {address: '/../../etc/passwd', status: 400},
    {address: '/%2e%2e/%2e%2e/etc/passwd', status: 400},
    {address: '/fr/..\\..\\etc\\passwd', status: 404},
    {address: '/.deploy/headers.json', status: 404},
    {address: '/_headers', status: 404},
    {address: '/.git/config', status: 404},
    {address: '/docs/%00', status: 400},
    // Also where a URL would only lead on.
    {address: '/pricing/', status: 405, method: 'POST'},
  ])('answers $address with $status, and gives nothing away', async ({address, status, method}) => {
    const response = await ask(address, {method});
    expect(response.status).toBe(status);
    expect(response.received.server).toBe('nginx');
    expect(response.body.toString()).not.toMatch(/root:|Content-Security-Policy:|immutableFolders/);
  });
});
