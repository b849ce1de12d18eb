import {readFileSync} from 'node:fs';
import path from 'node:path';
import fg from 'fast-glob';
import {describe, expect, it} from 'vitest';
import {inlineScripts, readHeaders, scriptHash, scriptHashesIn} from '../../src/output/headers.ts';
import {defaultLocale, locales} from '../../src/config/locales.ts';
import {contentSecurityPolicy, headersOf, metaPolicyText, policyText, siteHeaders} from '../../src/output/header-values.ts';
import {siteDir} from './built-site.ts';

const source = {scriptHashes: ['sha256-b=', 'sha256-a='], baseUrl: '/', prefixes: locales.filter((locale) => locale !== defaultLocale)};
const headers = siteHeaders(source);
const policy = contentSecurityPolicy(source);
const built = await readHeaders(siteDir);

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
    const html =
      '<script>a()</script><script src=x.js></script><script type=application/ld+json>{}</script><script type="application/json">1</script><script nomodule>b()</script>';
    expect(inlineScripts(html)).toEqual(['a()', 'b()']);
    expect(scriptHash('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });

  it('of the built site are all in its policy, and nothing else is', async () => {
    const inPolicy = [...built.all['Content-Security-Policy']!.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash);
    const files = await fg('**/*.html', {cwd: siteDir});
    const inPages = files.flatMap((file) => scriptHashesIn(readFileSync(path.join(siteDir, file), 'utf8'), file));
    expect(inPolicy.sort()).toEqual([...new Set(inPages)].sort());
    expect(inPolicy.length).toBeGreaterThan(0);
    expect(inPolicy.length).toBeLessThan(25);
  });
});

describe('every kind of host', () => {
  const textOf = (name: string): string => readFileSync(path.join(siteDir, name), 'utf8');

  it.each(['_headers', '.deploy/headers.json', '.deploy/nginx-server.conf'])('%s carries every header as it is', (name) => {
    const text = textOf(name).replaceAll(String.raw`\"`, '"');
    for (const part of [...Object.entries(built.all), ...Object.entries(built.types)].flat()) expect(text).toContain(part);
  });

  it.each(['_headers', '.deploy/headers.json', '.deploy/nginx-http.conf'])('%s keeps hashed files of every language', (name) => {
    for (const locale of locales) expect(textOf(name)).toContain(locale === defaultLocale ? '/assets/' : `/${locale}/assets/`);
    expect(textOf(name)).toContain(headers.cache.immutable);
  });

  it("leads from each page's file to its URL", () => {
    const rules = textOf('_redirects').split('\n');
    const expected = ['/index.html /', '/pricing.html /pricing', '/fr/index.html /fr/', '/fr/docs/intro.html /fr/docs/intro'];
    expect(rules).toEqual(expect.arrayContaining(expected.map((rule) => `${rule} 301`)));
  });
});

it('keeps hashed files for good and asks again for pages', () => {
  expect(headersOf(headers, '/fr/assets/js/a.js')['Cache-Control']).toContain('immutable');
  for (const path_ of ['/', '/fr/pricing', '/search-index/index.json', '/docs/assets/x'])
    expect(headersOf(headers, path_)['Cache-Control']).toContain('must-revalidate');
});
