import {Globby as glob} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {readHeaders, scriptHashesIn} from '../../src/plugins/publish/headers.ts';
import {defaultLocale, locales} from '../../src/config/locales.ts';
import {headersOf, siteHeaders} from '../../src/plugins/publish/header-values.ts';
import {redirectFiles} from '../browser/support/site.ts';
import {siteDir, textOf} from './built-site.ts';

const policyWith = (trackerHost?: string): string =>
  siteHeaders({scriptHashes: ['sha256-b=', 'sha256-a='], baseUrl: '/', trackerHost}).common[
    'Content-Security-Policy'
  ]!;
const built = await readHeaders(siteDir);

describe('the policy', () => {
  const allowed: Record<string, RegExp> = {
    'script-src': /^('self'|'sha256-.+'|https:\/\/tianji\.example\.com)$/,
    'connect-src': /^('self'|https:|http:\/\/(localhost|127\.0\.0\.1):\*)$/,
    'img-src': /^('self'|data:)$/,
    'style-src-attr': /^'unsafe-inline'$/,
  };

  it('allows the site alone, scripts by hash, and the servers that the console may reach', () => {
    const policy = policyWith('https://tianji.example.com');
    const directives = policy.split('; ').map((directive) => directive.split(' '));
    expect(directives.map(([name]) => name)).toEqual(
      expect.arrayContaining(['script-src', 'connect-src', 'img-src', 'frame-src']),
    );
    for (const [name, ...sources] of directives)
      for (const source of sources)
        expect(source, name).toMatch(allowed[name!] ?? /^'(self|none)'$/);
    expect(policy).toMatch(/object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/);
    expect(policy).toMatch(/script-src [^;]*'sha256-a=' 'sha256-b='/);
  });

  it('names the tracking host only when there is a tracking script', () => {
    expect(policyWith('https://t.example.com')).toMatch(
      /script-src [^;]*https:\/\/t\.example\.com/,
    );
    expect(policyWith('http://t.local')).toMatch(/connect-src [^;]*http:\/\/t\.local/);
    expect(policyWith()).not.toContain('t.example.com');
  });

  it('leaves out of the meta element what browsers take from headers only', () => {
    expect(`${built.metaPolicy}; frame-ancestors 'none'`).toBe(
      built.common['Content-Security-Policy'],
    );
    expect(built.metaPolicy).toContain('script-src');
  });

  it('comes with the other headers that protect readers', () => {
    expect(built.common).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Strict-Transport-Security': expect.stringMatching(/max-age=\d{8}/) as string,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()') as string,
    });
  });
});

describe('inline scripts', () => {
  it('are found, data and files left out', () => {
    const html =
      '<script>a()</script><script src=x.js></script><script type=application/ld+json>{}</script><script type="application/json">1</script><script nomodule></script>';
    expect(scriptHashesIn(html, 'x.html')).toEqual([
      'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=',
      'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
    ]);
  });

  it('of the built site are all in its policy, and nothing else is', async () => {
    const inPolicy = [
      ...built.common['Content-Security-Policy']!.matchAll(/'(sha256-[^']+)'/g),
    ].map(([, hash]) => hash);
    const files = await glob('**/*.html', {cwd: siteDir, ignore: redirectFiles});
    const inPages = files.flatMap((file) => scriptHashesIn(textOf(file), file));
    expect(inPolicy.sort()).toEqual([...new Set(inPages)].sort());
    expect(inPolicy.length).toBeGreaterThan(0);
    expect(inPolicy.length).toBeLessThan(25);
  });
});

describe('every kind of host', () => {
  it.each(['_headers', '.deploy/headers.json', '.deploy/nginx-server.conf'])(
    '%s carries every header as it is',
    (name) => {
      const text = textOf(name).replaceAll(String.raw`\"`, '"');
      for (const word of [...Object.entries(built.common), ...Object.entries(built.types)].flat())
        expect(text).toContain(word);
    },
  );

  it.each(['_headers', '.deploy/headers.json', '.deploy/nginx-http.conf'])(
    '%s keeps hashed files of every language',
    (name) => {
      for (const locale of locales)
        expect(textOf(name)).toContain(
          locale === defaultLocale ? '/assets/' : `/${locale}/assets/`,
        );
      expect(textOf(name)).toContain(built.cache.immutable);
    },
  );
});

it('keeps hashed files for good and asks again for pages', () => {
  expect(headersOf(built, '/fr/assets/js/a.js')['Cache-Control']).toContain('immutable');
  for (const path_ of ['/', '/fr/pricing', '/search-index/names.json', '/docs/assets/x'])
    expect(headersOf(built, path_)['Cache-Control']).toContain('must-revalidate');
});
