import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import sirv from 'sirv';
import {locales, defaultLocale} from '../../src/config/locales.ts';
import {cleanPath} from '../../src/features/addresses/addresses.ts';
import {localizedRedirects, withQuery} from '../../src/features/redirects/redirects.ts';
import {headersOf, hostOnly, type SiteHeaders} from '../../src/plugins/publish/headers.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

// The browser tests, which Playwright compiles to CommonJS, have no import.meta.
const require = createRequire(path.resolve('package.json'));
/** The package brings no types. */
const compression = require('compression') as () => Handler;

/**
 * A static server that behaves like the hosts in deploy/: no trailing slash, `.html` endings redirected, and the not-found page in the
 * language of the URL with status 404.
 * @param headers those that the site was built with; none by default
 */
export function siteServer(dir: string, baseUrl = '/', headers?: SiteHeaders): Server {
  const translatedHomes = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => `${baseUrl}${locale}/`);
  const files = sirv(dir, {extensions: ['html'], etag: true});
  const moved = new Map(localizedRedirects(baseUrl));

  /** URL to redirect to; undefined for a path that has its clean form. */
  const redirectOf = (pathname: string, query: string): string | undefined => {
    const clean = cleanPath(pathname, [baseUrl, ...translatedHomes]);
    const target = moved.get(clean);
    if (target) return withQuery(target, query);
    // Two slashes at the start would be read as another host by the browser.
    return clean !== pathname && !clean.startsWith('//') ? clean + query : undefined;
  };
  const sendNotFound = (pathname: string, response: ServerResponse): void => {
    const home = translatedHomes.find((prefix) => pathname.startsWith(prefix)) ?? baseUrl;
    const file = path.join(dir, home.slice(baseUrl.length), '404.html');
    // A file that is missing today may be there tomorrow.
    response.writeHead(404, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    response.end(existsSync(file) ? readFileSync(file) : 'Not found');
  };
  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    const {pathname, search} = new URL(`http://localhost${request.url}`);
    for (const [name, value] of Object.entries(headers ? headersOf(headers, pathname) : {}))
      response.setHeader(name, value);
    const file = pathname.slice(baseUrl.length);
    const location = redirectOf(pathname, search);
    if (!pathname.startsWith(baseUrl) || hostOnly.includes(file)) sendNotFound(pathname, response);
    else if (location) response.writeHead(301, {location}).end();
    else {
      request.url = `/${file}${search}`;
      files(request, response, () => sendNotFound(pathname, response));
    }
  };
  // Compressed like the responses of a host, so that what is measured here is what readers get.
  const compress = compression();
  return createServer((request, response) =>
    compress(request, response, () => respond(request, response)),
  );
}
