import {localizedRedirects, withQuery} from '../../features/redirects/redirects.ts';
import type {SiteHeaders} from './header-values.ts';

const lines = (
  headers: Record<string, string>,
  line: (name: string, value: string) => string,
): string =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

const quoted = (value: string): string => `"${value.replaceAll('"', String.raw`\"`)}"`;

/** `_headers`, as Cloudflare Pages and Netlify read it. Both revalidate what isn't named. */
export function headersFile({common, cache, types}: SiteHeaders, baseUrl: string): string {
  const everywhere = `${baseUrl}*\n${lines(common, (name, value) => `  ${name}: ${value}`)}`;
  const immutable = cache.immutableFolders.map(
    (folder) => `${folder}*\n  Cache-Control: ${cache.immutable}`,
  );
  const typed = Object.entries(types).map(([file, type]) => `${file}\n  Content-Type: ${type}`);
  return [everywhere, ...immutable, ...typed].join('\n\n') + '\n';
}

/**
 * `_redirects`, as Cloudflare Pages and Netlify read it: what was published before leads to its page of today. Both hosts keep the query,
 * and both lead from the name of a page's file to its URL by themselves.
 */
export const redirectsFile = (baseUrl: string): string =>
  localizedRedirects(baseUrl)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('');

/** Part of nginx's `http` block: how long a file may be kept. */
export function nginxHttp({cache}: SiteHeaders): string {
  const folders = cache.immutableFolders.map(
    (folder) => `  "~^${folder.replaceAll('.', String.raw`\.`)}" ${quoted(cache.immutable)};`,
  );
  return `map $uri $site_cache_control {\n  default ${quoted(cache.revalidated)};\n${folders.join('\n')}\n}\n`;
}

/** Part of nginx's `server` block: the headers of every response. */
export function nginxServer({common, types}: SiteHeaders): string {
  const typed = Object.entries(types).map(
    ([file, type]) => `location = ${file} { default_type ${quoted(type)}; }\n`,
  );
  return `${lines(common, (name, value) => `add_header ${name} ${quoted(value)} always;`)}\nadd_header Cache-Control $site_cache_control;\n${typed.join('')}`;
}

/** Part of nginx's `server` block: what was published before leads to its page of today. */
export function nginxRedirects(baseUrl: string): string {
  return localizedRedirects(baseUrl)
    .map(([from, to]) => `location = ${from} { return 301 ${withQuery(to, '$is_args$args')}; }\n`)
    .join('');
}
