import {once} from 'node:events';
import {mkdirSync, readdirSync, readFileSync, symlinkSync} from 'node:fs';
import http, {type IncomingMessage} from 'node:http';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {compressFile} from '../../scripts/deploy/precompress.ts';
import {testFolder} from '../../src/node/test-folder.ts';
import {readHeaders} from '../../src/plugins/publish/headers.ts';
import {headersOf, type SiteHeaders} from '../../src/plugins/publish/header-values.ts';
import {builtLocales, fileOf, homeOf, siteDir} from './built-site.ts';
import {hasBrotli, hasNginx, startNginx} from './nginx-setup.ts';

const {root: work} = testFolder();
/** The built site, with compressed copies of some files. */
const root = path.join(work, 'site');
const compressed = ['pricing.html', 'openapi.json', 'workflows.arazzo.yaml', 'sitemap.xml'];
let server: Awaited<ReturnType<typeof startNginx>>;
let headers: SiteHeaders;

/** Requests a URL as it is: no part of it is normalized on the way. */
async function ask(url: string, sent: Record<string, string> = {}, method = 'GET') {
  const request = http.request({port: server.port, path: url, method, headers: sent}).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const {statusCode: status, headers: own} = response;
  return {status, headers: own, body: await buffer(response)};
}

describe.skipIf(!hasNginx)('nginx with deploy/nginx/nginx.conf', () => {
  beforeAll(async () => {
    headers = await readHeaders(siteDir);
    mkdirSync(root);
    for (const name of readdirSync(siteDir))
      symlinkSync(path.resolve(siteDir, name), path.join(root, name));
    for (const name of compressed) compressFile(path.join(root, name));
    // As root, nginx would read the site as another user, who may not reach this folder.
    server = await startNginx(work, root, process.getuid?.() === 0 ? {workers: 'root'} : {});
  });

  afterAll(() => server.stop());

  it('says nothing to complain about', () => {
    expect(server.log()).toBe('');
  });

  it.each(builtLocales)(
    '%s: answers pages by their address, with the headers of the source',
    async (locale) => {
      for (const route of ['/', '/pricing', '/docs/intro', '/api', '/api/website-info', '/blog']) {
        const address = route === '/' ? homeOf(locale) : homeOf(locale) + route.slice(1);
        const {status, headers: sent, body} = await ask(address);
        expect(status, address).toBe(200);
        expect(sent['content-type']).toBe('text/html; charset=utf-8');
        expect(body.equals(readFileSync(fileOf(locale, route))), address).toBe(true);
        for (const [name, value] of Object.entries(headersOf(headers, address)))
          expect(sent[name.toLowerCase()], `${name} of ${address}`).toBe(value);
      }
    },
  );

  it.each(builtLocales)(
    '%s: answers unknown addresses with 404 and the page of the language',
    async (locale) => {
      const expected = readFileSync(path.join(siteDir, homeOf(locale), '404.html'), 'utf8');
      for (const address of ['no-such-page', 'docs/no/such/page', 'assets/js/none.js']) {
        const {status, headers: sent, body} = await ask(homeOf(locale) + address);
        expect(status).toBe(404);
        expect(body.toString() === expected, address).toBe(true);
        expect(sent['content-security-policy']).toBe(headers.common['Content-Security-Policy']);
        expect(sent['cache-control'] ?? '').not.toContain('immutable');
      }
    },
  );

  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/fr', '/fr/'],
    ['/fr.html', '/fr/'],
    ['/fr/index.html', '/fr/'],
    ['/pricing.html', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/pricing/index.html', '/pricing'],
    ['/zh-Hans/docs/intro.html?a=1&b=%20', '/zh-Hans/docs/intro?a=1&b=%20'],
    ['/fr/docs/intro///', '/fr/docs/intro'],
    ['/docs?a=1', '/docs/intro?a=1'],
    ['/zh-Hans/docs/feed/state?a=1', '/zh-Hans/docs/feed/channels?a=1#states'],
  ])('leads from %s to %s', async (from, to) => {
    const {status, headers: sent} = await ask(from);
    expect(status).toBe(301);
    expect(sent.location).toBe(to);
  });

  it.each(['//example.net/', '/\\example.net/', '//example.net/index.html', '/%5cexample.net/'])(
    'does not lead %s to another host',
    async (address) => {
      const {headers: sent} = await ask(address);
      expect(sent.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );

  it('sends what was compressed before, to those who take it', async () => {
    for (const [address, file, type] of [
      ['/pricing', 'pricing.html', 'text/html'],
      ['/openapi.json', 'openapi.json', 'application/json'],
      ['/workflows.arazzo.yaml', 'workflows.arazzo.yaml', 'application/yaml'],
      ['/sitemap.xml', 'sitemap.xml', 'text/xml'],
    ] as const) {
      const plain = readFileSync(path.join(siteDir, file));
      const br = await ask(address, {'accept-encoding': 'gzip, deflate, br'});
      expect(br.headers['content-encoding']).toBe(hasBrotli ? 'br' : 'gzip');
      expect((hasBrotli ? brotliDecompressSync : gunzipSync)(br.body).equals(plain)).toBe(true);
      const gz = await ask(address, {'accept-encoding': 'gzip'});
      expect(gz.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gz.body).equals(plain)).toBe(true);
      for (const answer of [br, gz]) {
        expect(answer.headers['content-type']).toContain(type);
        expect(answer.headers.vary).toContain('Accept-Encoding');
      }
      const none = await ask(address, {'accept-encoding': 'identity'});
      expect(none.headers['content-encoding']).toBeUndefined();
      expect(none.body.equals(plain)).toBe(true);
    }
    const script = readdirSync(path.join(siteDir, 'assets/js')).find((name) =>
      name.endsWith('.js'),
    )!;
    expect((await ask(`/assets/js/${script}`)).headers['cache-control']).toBe(
      headers.cache.immutable,
    );
  });

  it('answers parts of files, and nothing when the file is known', async () => {
    const range = await ask('/openapi.json', {range: 'bytes=0-99'});
    expect(range.status).toBe(206);
    expect(range.body.length).toBe(100);
    expect((await ask('/openapi.json', {range: 'bytes=999999999-'})).status).toBe(416);
    const {headers: sent} = await ask('/pricing');
    expect((await ask('/pricing', {'if-none-match': sent.etag!})).status).toBe(304);
  });

  it.each([
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/fr/..\\..\\etc\\passwd',
    '/.deploy/headers.json',
    '/_headers',
    '/_redirects',
    '/.git/config',
    '/assets/../.deploy/headers.json',
    '/docs/%00',
  ])('gives nothing away at %s', async (address) => {
    const {status, body} = await ask(address);
    expect([301, 400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/root:|Content-Security-Policy:|immutableFolders/);
  });

  it('reads only', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
      // Also where a URL would only lead on.
      for (const address of ['/pricing', '/pricing/'])
        expect((await ask(address, {}, method)).status, `${method} ${address}`).toBe(405);
    }
    const head = await ask('/pricing', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(head.headers.server).toBe('nginx');
  });
});
