import type {SiteHeaders} from './headers.ts';

const lines = (headers: Record<string, string>, line: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

/** Quoted for nginx and Caddy; header values of ours hold single quotes, never double ones. */
const quoted = (value: string): string => `"${value.replaceAll('"', String.raw`\"`)}"`;

/** `_headers` of Netlify and Cloudflare Pages. Both revalidate what is not named. */
export function netlifyHeaders({all, cache}: SiteHeaders, baseUrl: string): string {
  const everywhere = `${baseUrl}*\n${lines(all, (name, value) => `  ${name}: ${value}`)}`;
  const kept = cache.immutableFolders.map((folder) => `${folder}*\n  Cache-Control: ${cache.immutable}`);
  return [everywhere, ...kept].join('\n\n') + '\n';
}

/**
 * `_redirects` of Netlify and Cloudflare Pages: `/index.html` at any depth, each page's file name, and the not-found page by language.
 * Cloudflare skips the last kind and takes the nearest 404.html by itself.
 * @param addresses addresses of all pages, homes with a slash at their end
 */
export function netlifyRedirects(addresses: readonly string[], baseUrl: string, prefixes: readonly string[]): string {
  const homes = [baseUrl, ...prefixes.map((prefix) => `${baseUrl}${prefix}/`)];
  const home = homes.map((address) => `${address}index.html ${address} 301!`);
  const pages = addresses.filter((address) => !address.endsWith('/')).map((address) => `${address}.html ${address} 301!`);
  const deepest = Math.max(1, ...addresses.map((address) => address.split('/').length - 1));
  const nested = Array.from({length: deepest}, (_, depth) => {
    const path = baseUrl + 'abcdefgh'.slice(0, depth + 1).split('').map((letter) => `:${letter}`).join('/');
    return `${path}/index.html ${path} 301`;
  });
  const notFound = [...prefixes.map((prefix) => `${baseUrl}${prefix}/`), baseUrl].map((address) => `${address}* ${address}404.html 404`);
  return [...home, ...pages, ...nested, ...notFound].join('\n') + '\n';
}

/** `vercel.json` for a built folder that is deployed as it lies there. Vercel revalidates what is not named. */
export function vercelSettings({all, cache}: SiteHeaders, baseUrl: string): string {
  const list = (headers: Record<string, string>): object[] => Object.entries(headers).map(([key, value]) => ({key, value}));
  return `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        {source: `${baseUrl}(.*)`, headers: list(all)},
        ...cache.immutableFolders.map((folder) => ({source: `${folder}(.*)`, headers: list({'Cache-Control': cache.immutable})})),
      ],
    },
    null,
    2,
  )}\n`;
}

/** Part of nginx's `http` block: how long a file may be kept. */
export function nginxHttp({cache}: SiteHeaders): string {
  const folders = cache.immutableFolders.map((folder) => `  "~^${folder.replaceAll('.', String.raw`\.`)}" ${quoted(cache.immutable)};`);
  return `map $uri $site_cache_control {\n  default ${quoted(cache.revalidated)};\n${folders.join('\n')}\n}\n`;
}

/** Part of nginx's `server` block: the headers of every answer. */
export function nginxServer({all}: SiteHeaders): string {
  return `${lines(all, (name, value) => `add_header ${name} ${quoted(value)} always;`)}\nadd_header Cache-Control $site_cache_control;\n`;
}

/** Snippet that a Caddyfile imports. */
export function caddyHeaders({all, cache}: SiteHeaders): string {
  const kept = cache.immutableFolders.map((folder) => `${folder}*`).join(' ');
  return [
    'header {',
    lines(all, (name, value) => `\t${name} ${quoted(value)}`),
    `\tCache-Control ${quoted(cache.revalidated)}`,
    '}',
    `@immutable path ${kept}`,
    `header @immutable Cache-Control ${quoted(cache.immutable)}`,
    '',
  ].join('\n');
}
