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
  it('allows the site alone, scripts by hash, and the servers that the console may reach', () => {
    expect(policyWith('https://tianji.example.com', 'id').split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'sha256-a=' 'sha256-b=' https://tianji.example.com",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
      "object-src 'none'",
      "frame-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it('names the tracking host only when there is a tracking script', () => {
    expect(policyWith('http://t.local', 'id')).toMatch(
      /script-src [^;]*http:\/\/t\.local.*connect-src [^;]*http:\/\/t\.local/,
    );
    expect(policyWith('http://t.local')).not.toContain('t.local');
  });

  it('has the hashes of all inline scripts of the site, and no others', async () => {
    const inPolicy = built.common['Content-Security-Policy']!.match(/(?<=')sha256-[^']+/g) ?? [];
    const files = await glob('**/*.html', {cwd: siteDir, ignore: redirectFiles});
    const inPages = files.flatMap((file) => scriptHashesIn(textOf(file)));
    expect([...inPolicy].sort()).toEqual([...new Set(inPages)].sort());
    expect(inPolicy.length).toBeGreaterThan(0);
    expect(inPolicy.length).toBeLessThan(25);
  });
});

// nginx.test.ts has what a server sends of them.
it.each(['_headers', '.deploy/nginx-server.conf'])('%s carries every header as it is', (name) => {
  const text = textOf(name).replaceAll(String.raw`\"`, '"');
  expect(Object.keys(built.common)).toHaveLength(6);
  for (const word of Object.entries({...built.common, ...built.types}).flat())
    expect(text).toContain(word);
});

it('keeps hashed files of every language for good, and asks again for pages', () => {
  for (const locale of locales) {
    const folder = `${homeOf(locale)}assets/`;
    for (const name of ['_headers', '.deploy/nginx-http.conf'])
      expect(textOf(name)).toMatch(new RegExp(`${folder}.*\\s*.*${immutable}`));
    expect(headersOf(built, `${folder}js/a.js`)['Cache-Control']).toBe(immutable);
  }
  for (const address of ['/', '/fr/pricing', '/search-index/names.json', '/docs/assets/x'])
    expect(headersOf(built, address)['Cache-Control']).toContain('must-revalidate');
});
