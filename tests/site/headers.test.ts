import {Globby as glob} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {
  headersOf,
  immutable,
  readHeaders,
  scriptHashesIn,
  siteHeaders,
} from '../../src/plugins/publish/headers.ts';
import {locales} from '../../src/config/locales.ts';
import {redirectFiles} from '../browser/support/site.ts';
import {homeOf, siteDir, textOf} from './built-site.ts';

const policyWith = (trackerHost: string, trackerWebsiteId?: string): string =>
  siteHeaders(['sha256-b=', 'sha256-a='], {baseUrl: '/', trackerHost, trackerWebsiteId}).common[
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
    const policy = policyWith('https://tianji.example.com', 'id');
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
    expect(policyWith('http://t.local', 'id')).toMatch(
      /script-src [^;]*http:\/\/t\.local.*connect-src [^;]*http:\/\/t\.local/,
    );
    expect(policyWith('http://t.local')).not.toContain('t.local');
  });

  it('leaves out of the meta element what browsers take from headers only', () => {
    expect(`${built.metaPolicy}; frame-ancestors 'none'`).toBe(
      built.common['Content-Security-Policy'],
    );
  });

  it('has the hashes of all inline scripts of the site, and no others', async () => {
    const inPolicy = built.common['Content-Security-Policy']!.match(/(?<=')sha256-[^']+/g) ?? [];
    const files = await glob('**/*.html', {cwd: siteDir, ignore: redirectFiles});
    const inPages = files.flatMap((file) => scriptHashesIn(textOf(file)));
    expect([...inPolicy].sort()).toEqual([...new Set(inPages)].sort());
    expect(inPolicy.length).toBeGreaterThan(0);
    expect(inPolicy.length).toBeLessThan(25);
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

it.each(['_headers', '.deploy/nginx-server.conf'])('%s carries every header as it is', (name) => {
  const text = textOf(name).replaceAll(String.raw`\"`, '"');
  for (const word of [...Object.entries(built.common), ...Object.entries(built.types)].flat())
    expect(text).toContain(word);
});

it.each(['_headers', '.deploy/nginx-http.conf'])(
  '%s keeps hashed files of every language',
  (name) => {
    const text = textOf(name);
    for (const locale of locales) expect(text).toContain(`${homeOf(locale)}assets/`);
    expect(text).toContain(immutable);
  },
);

it('keeps hashed files for good and asks again for pages', () => {
  expect(headersOf(built, '/fr/assets/js/a.js')['Cache-Control']).toContain('immutable');
  for (const path_ of ['/', '/fr/pricing', '/search-index/names.json', '/docs/assets/x'])
    expect(headersOf(built, path_)['Cache-Control']).toContain('must-revalidate');
});
