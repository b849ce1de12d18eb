import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SiteEnvironment} from '../../config/environment.ts';
import {localizedRedirects, withQuery} from '../../features/redirects/redirects.ts';
import {headersPath, immutable, revalidated, siteHeaders} from './headers.ts';

const linesOf = <T>(items: readonly T[], line: (item: T) => string): string =>
  items.map((item) => `${line(item)}\n`).join('');

const quoted = (value: string): string => `"${value.replaceAll('"', String.raw`\"`)}"`;

/** Writes the settings of all hosts, response headers and redirects, from one source. */
export async function writeHostFiles(
  dir: string,
  scriptHashes: Iterable<string>,
  environment: SiteEnvironment,
): Promise<void> {
  const {baseUrl} = environment;
  const headers = siteHeaders(scriptHashes, environment);
  const common = Object.entries(headers.common);
  const types = Object.entries(headers.types);
  const redirects = localizedRedirects(baseUrl);
  const files = {
    [headersPath]: `${JSON.stringify(headers, null, 2)}\n`,
    // Cloudflare Pages and Netlify revalidate what isn't named.
    _headers: [
      `${baseUrl}*\n`,
      linesOf(common, ([name, value]) => `  ${name}: ${value}`),
      linesOf(headers.immutableFolders, (folder) => `${folder}*\n  Cache-Control: ${immutable}`),
      linesOf(types, ([file, type]) => `${file}\n  Content-Type: ${type}`),
    ].join(''),
    // Both keep the query, and lead from the name of a page's file to its URL by themselves.
    _redirects: linesOf(redirects, ([from, to]) => `${from} ${to} 301`),
    // Part of the `http` block.
    '.deploy/nginx-http.conf': [
      `map $uri $site_cache_control {\n  default ${quoted(revalidated)};\n`,
      linesOf(headers.immutableFolders, (folder) => `  "~^${folder}" ${quoted(immutable)};`),
      '}\n',
    ].join(''),
    // Part of the `server` block.
    '.deploy/nginx-server.conf': [
      linesOf(common, ([name, value]) => `add_header ${name} ${quoted(value)} always;`),
      'add_header Cache-Control $site_cache_control;\n',
      linesOf(types, ([file, type]) => `location = ${file} { default_type ${quoted(type)}; }`),
      linesOf(
        redirects,
        ([from, to]) => `location = ${from} { return 301 ${withQuery(to, '$is_args$args')}; }`,
      ),
    ].join(''),
  };
  await mkdir(path.join(dir, path.dirname(headersPath)), {recursive: true});
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dir, name), text);
}
