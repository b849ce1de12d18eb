import {once} from 'node:events';
import {mkdirSync, readdirSync, readFileSync, symlinkSync} from 'node:fs';
import http, {type IncomingMessage} from 'node:http';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {compressFile} from '../../scripts/deploy/precompress.ts';
import {testFolder} from '../../src/node/test-folder.ts';
import {headersOf, readHeaders, type SiteHeaders} from '../../src/plugins/publish/headers.ts';
import {builtLocales, fileOf, homeOf, siteDir} from './built-site.ts';
import {hasBrotli, hasNginx, startNginx} from './nginx-setup.ts';

const {root: work} = testFolder();
/** The built site, with compressed copies of some files. */
const root = path.join(work, 'site');
const compressed = {
  'pricing.html': 'text/html',
  'openapi.json': 'application/json',
  'workflows.arazzo.yaml': 'application/yaml',
  'sitemap.xml': 'text/xml',
};
let server: ReturnType<typeof startNginx>;
let headers: SiteHeaders;

/** Requests a URL as it is: no part of it is normalized on the way. */
async function ask(url: string, {method = 'GET', accept = 'identity'} = {}) {
  const sent = {'accept-encoding': accept};
  const to = {socketPath: server.socket, path: url, method, headers: sent};
  const [response] = (await once(http.request(to).end(), 'response')) as [IncomingMessage];
  const {statusCode: status, headers: received} = response;
  return {status, received, body: await buffer(response)};
}

describe.skipIf(!hasNginx)('nginx with deploy/nginx/nginx.conf', () => {
  beforeAll(async () => {
    headers = await readHeaders(siteDir);
    mkdirSync(root);
    for (const name of readdirSync(siteDir))
      symlinkSync(path.resolve(siteDir, name), path.join(root, name));
    for (const name of Object.keys(compressed)) compressFile(path.join(root, name));
    server = startNginx(work, root);
    return server.stop;
  });

  it('starts without a warning', () => {
    expect(server.readLog()).toBe('');
  });

  it.each(builtLocales)(
    '%s: answers pages by their address, with the headers of the source',
    async (locale) => {
      for (const route of ['/', '/pricing', '/docs/intro', '/api', '/api/website-info', '/blog']) {
        const address = homeOf(locale) + route.slice(1);
        const {status, received, body} = await ask(address);
        expect(status, address).toBe(200);
        expect(received['content-type']).toBe('text/html; charset=utf-8');
        expect(body.equals(readFileSync(fileOf(locale, route))), address).toBe(true);
        for (const [name, value] of Object.entries(headersOf(headers, address)))
          expect(received[name.toLowerCase()], `${name} of ${address}`).toBe(value);
      }
    },
  );

  it.each(builtLocales)(
    '%s: answers unknown addresses with 404 and the page of the language',
    async (locale) => {
      const expected = readFileSync(path.join(siteDir, homeOf(locale), '404.html'), 'utf8');
      for (const address of ['no-such-page', 'docs/no/such/page', 'assets/js/none.js']) {
        const {status, received, body} = await ask(homeOf(locale) + address);
        expect(status).toBe(404);
        expect(body.toString() === expected, address).toBe(true);
        expect(received['content-security-policy']).toBe(headers.common['Content-Security-Policy']);
        expect(received['cache-control'] ?? '').not.toContain('immutable');
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
    ['gzip, deflate, br', hasBrotli ? 'br' : 'gzip'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const)('sends a file to those who accept "%s" in %s', async (accepted, encoding) => {
    const decode = {br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body};
    for (const [file, type] of Object.entries(compressed)) {
      const address = `/${file.replace('.html', '')}`;
      const {received, body} = await ask(address, {accept: accepted});
      expect(received['content-encoding'], address).toBe(encoding);
      expect(received['content-type'], address).toContain(type);
      expect(received.vary, address).toContain('Accept-Encoding');
      const plain = decode[encoding ?? 'none'](body);
      expect(plain.equals(readFileSync(path.join(siteDir, file))), address).toBe(true);
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
  ])('answers $address with $status, and gives nothing away', async ({address, status}) => {
    const response = await ask(address);
    expect(response.status).toBe(status);
    expect(response.body.toString()).not.toMatch(/root:|Content-Security-Policy:|immutableFolders/);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('refuses %s', async (method) => {
    // Also where a URL would only lead on.
    for (const address of ['/pricing', '/pricing/'])
      expect((await ask(address, {method})).status, address).toBe(405);
  });

  it('does not tell its version', async () => {
    expect((await ask('/pricing')).received.server).toBe('nginx');
  });
});
