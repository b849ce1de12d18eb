import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {hostFiles, inlineScriptHashes, inlineScripts, readHeaders, scriptHash} from '../../scripts/build/headers.ts';
import {defaultLocale, locales} from '../../src/config/locales.ts';
import {contentSecurityPolicy, headersOf, metaPolicyText, policyText, siteHeaders} from '../../src/lib/headers.ts';
import {siteDir} from './built-site.ts';

const source = {scriptHashes: ['sha256-b=', 'sha256-a='], baseUrl: '/', prefixes: locales.filter((locale) => locale !== defaultLocale)};
const headers = siteHeaders(source);
const policy = contentSecurityPolicy(source);

describe('the policy', () => {
  it('allows scripts of the site and by hash only', () => {
    expect(policy['script-src']).toBe("'self' 'sha256-a=' 'sha256-b='");
    expect(policyText(policy)).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/);
  });

  it('names the tracking host only when there is a tracking script', () => {
    expect(contentSecurityPolicy({...source, trackerHost: 'https://t.example.com'})['script-src']).toContain('https://t.example.com');
    expect(contentSecurityPolicy({...source, trackerHost: 'http://t.local'})['connect-src']).toContain('http://t.local');
    expect(policyText(policy)).not.toContain('t.example.com');
  });

  it('leaves out of the meta element what browsers take from headers only', () => {
    expect(metaPolicyText(policy)).not.toContain('frame-ancestors');
    expect(metaPolicyText(policy)).toContain('script-src');
  });
});

describe('inline scripts', () => {
  it('are found, data and files left out', () => {
    const html = '<script>a()</script><script src=x.js></script><script type=application/ld+json>{}</script><script type="application/json">1</script><script nomodule>b()</script>';
    expect(inlineScripts(html)).toEqual(['a()', 'b()']);
    expect(scriptHash('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });

  it('of the built site are all in its policy, and nothing else is', async () => {
    const built = await readHeaders(siteDir);
    const inPolicy = [...built.all['Content-Security-Policy']!.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash);
    expect(inPolicy.sort()).toEqual(await inlineScriptHashes(siteDir));
    expect(inPolicy.length).toBeGreaterThan(0);
    expect(inPolicy.length).toBeLessThan(25);
  });
});

describe('every kind of host', () => {
  const files = hostFiles(headers, metaPolicyText(policy), ['/', '/pricing', '/fr/', '/fr/docs/install/other/x'], '/');

  it.each(['_headers', 'vercel.json', '.deploy/headers.json', '.deploy/nginx-server.conf', '.deploy/Caddyfile.headers'])('%s carries every header as it is', (name) => {
    const text = files[name]!.replaceAll(String.raw`\"`, '"');
    for (const [header, value] of Object.entries(headers.all)) {
      expect(text).toContain(header);
      expect(text).toContain(value);
    }
  });

  it.each(['_headers', 'vercel.json', '.deploy/headers.json', '.deploy/nginx-http.conf', '.deploy/Caddyfile.headers'])('%s keeps hashed files of every language', (name) => {
    for (const folder of headers.cache.immutableFolders) expect(files[name]).toContain(folder);
    expect(files[name]).toContain(headers.cache.immutable);
  });

  it('takes endings away and finds the not-found page of the language', () => {
    const rules = files._redirects!.split('\n');
    expect(rules).toContain('/pricing.html /pricing 301!');
    expect(rules).toContain('/fr/index.html /fr/ 301!');
    expect(rules).toContain('/:a/:b/index.html /:a/:b 301');
    expect(rules).toContain('/fr/* /fr/404.html 404');
    expect(rules.indexOf('/* /404.html 404')).toBeGreaterThan(rules.indexOf('/zh-Hans/* /zh-Hans/404.html 404'));
    expect(rules.length).toBeLessThan(2_000);
    expect(JSON.parse(files['vercel.json']!)).toMatchObject({cleanUrls: true, trailingSlash: false});
  });

  it.each(['deploy/nginx/nginx.conf', 'deploy/caddy/Caddyfile'])('%s knows every language', (file) => {
    const lists = [...readFileSync(file, 'utf8').matchAll(/fr\|[\w|-]+/g)].map(([list]) => list);
    expect(lists.length).toBeGreaterThan(2);
    for (const list of lists) expect(list.split('|').sort()).toEqual([...source.prefixes].sort());
  });

  it('lies in the built site as the source makes it', async () => {
    const {metaPolicy, ...built} = await readHeaders(siteDir);
    const again = hostFiles(built, metaPolicy, [], '/');
    for (const name of ['_headers', 'vercel.json', '.deploy/nginx-server.conf', '.deploy/nginx-http.conf', '.deploy/Caddyfile.headers']) {
      expect(readFileSync(path.join(siteDir, name), 'utf8'), name).toBe(again[name]);
    }
  });
});

it('keeps hashed files for good and asks again for pages', () => {
  expect(headersOf(headers, '/fr/assets/js/a.js')['Cache-Control']).toContain('immutable');
  for (const path_ of ['/', '/fr/pricing', '/search-index/index.json', '/docs/assets/x']) expect(headersOf(headers, path_)['Cache-Control']).toContain('must-revalidate');
});
