import {createServer} from 'node:http';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {languages} from '../../src/config/languages.ts';
import {defaultLocale, locales} from '../../src/config/locales.ts';
import {localizedRedirects} from '../../src/features/redirects/redirects.ts';
import {redirectPage} from '../../src/features/redirects/page.ts';
import {listen} from '../server/listen.ts';
import {verifySite} from './verify.ts';

let files: Map<string, string>;
let home: URL;
const server = createServer((request, response) => {
  const {pathname} = new URL(request.url!, home);
  const text = files.get(pathname);
  response.writeHead(text === undefined ? 404 : 200).end(text ?? files.get('/404.html'));
});

beforeAll(async () => {
  home = new URL(`http://127.0.0.1:${await listen(server, 0)}/`);
});
afterAll(() => void server.close());
beforeEach(() => {
  const [from, to] = localizedRedirects('/')[0]!;
  files = new Map([
    ['/version.json', '{"commit": "abc"}'],
    ['/assets/js/main.js', ''],
    ['/404.html', '<link rel="canonical" href="https://example.com/404.html">'],
    [from, redirectPage(`https://example.com${to}`)],
  ]);
  for (const locale of locales)
    files.set(
      locale === defaultLocale ? '/' : `/${locale}/`,
      `<html lang=${languages[locale].tag} dir=ltr><script src=/assets/js/main.js defer></script>`,
    );
});

it('accepts a complete site', async () => {
  await expect(verifySite(home, 'abc')).resolves.toBeUndefined();
});

it.each([
  ['/version.json', '{"commit": "old"}', 'names the commit old'],
  ['/fr/', '<html lang=en><script src=/assets/js/main.js></script>', '/fr/ doesn'],
  ['/ja/', undefined, '/ja/ answers with 404'],
  ['/assets/js/main.js', undefined, 'main.js answers with 404'],
  ['/docs', undefined, '/docs answers with 404'],
  ['/fr/no-such-page', 'Home', 'answers with 200 instead of 404'],
])('names %s if it is not as it must be', async (path, text, message) => {
  if (text === undefined) files.delete(path);
  else files.set(path, text);
  await expect(verifySite(home, 'abc')).rejects.toThrow(message);
});
