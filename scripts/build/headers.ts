import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import fg from 'fast-glob';
import type {SiteEnvironment} from '../../src/config/environment.ts';
import {defaultLocale, locales} from '../../src/config/locales.ts';
import {contentSecurityPolicy, metaPolicyText, siteHeaders, type SiteHeaders} from '../../src/lib/headers.ts';
import {caddyHeaders, netlifyHeaders, netlifyRedirects, nginxHttp, nginxServer, vercelSettings} from '../../src/lib/host-files.ts';
import {Failure} from '../lib/report.ts';
import type {BuiltPage} from './pages.ts';

/** Folder of the built site that holds what hosts read and readers don't. */
export const hostFolder = '.deploy';

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const handlers = /<[a-z][^>]*\son(click|load|error|submit|change|input|focus|blur|key[a-z]+|mouse[a-z]+|pointer[a-z]+)\s*=/i;

/** Inline scripts of a page that a browser would run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(scripts)]
    .filter(([, attributes]) => !/\ssrc\s*=/.test(attributes!) && !/type=["']?(application|importmap|speculationrules)/.test(attributes!))
    .map(([, , text]) => text!);
}

/** Hash of an inline script as a content security policy names it. */
export function scriptHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Hashes of all inline scripts of a built site.
 * @throws Failure for a page with an event handler in an attribute, which no hash could allow
 */
export async function inlineScriptHashes(dir: string): Promise<string[]> {
  const hashes = new Set<string>();
  for (const file of await fg('**/*.html', {cwd: dir})) {
    const html = await readFile(path.join(dir, file), 'utf8');
    for (const text of inlineScripts(html)) hashes.add(scriptHash(text));
    const outside = html.replace(scripts, '').replace(/"[^"]*"/g, '""');
    if (handlers.test(outside)) throw new Failure(`${file} has an event handler in an attribute (${handlers.exec(outside)![0].slice(-60)}): add the listener in a script.`);
  }
  return [...hashes].sort();
}

/** Settings of every kind of host, by the name of their file in the built site. */
export function hostFiles(headers: SiteHeaders, metaPolicy: string, addresses: readonly string[], baseUrl: string): Record<string, string> {
  const prefixes = locales.filter((locale) => locale !== defaultLocale);
  return {
    _headers: netlifyHeaders(headers, baseUrl),
    _redirects: netlifyRedirects(addresses, baseUrl, prefixes),
    'vercel.json': vercelSettings(headers, baseUrl),
    [`${hostFolder}/headers.json`]: `${JSON.stringify({...headers, metaPolicy}, null, 2)}\n`,
    [`${hostFolder}/nginx-http.conf`]: nginxHttp(headers),
    [`${hostFolder}/nginx-server.conf`]: nginxServer(headers),
    [`${hostFolder}/Caddyfile.headers`]: caddyHeaders(headers),
  };
}

/** Names in the built site's root that hosts read and no reader gets. */
export const hostOnly: readonly string[] = ['_headers', '_redirects', 'vercel.json'];

/**
 * Writes the settings of all hosts from one source: the policy with the hashes of the inline scripts that the pages hold.
 * @returns number of inline scripts
 */
export async function writeHeaders(dir: string, pages: BuiltPage[], {baseUrl, trackerHost, trackerWebsiteId}: SiteEnvironment): Promise<number> {
  const source = {
    scriptHashes: await inlineScriptHashes(dir),
    baseUrl,
    prefixes: locales.filter((locale) => locale !== defaultLocale),
    trackerHost: trackerWebsiteId ? trackerHost : undefined,
  };
  const addresses = pages.map(({address}) => baseUrl.slice(0, -1) + address);
  await mkdir(path.join(dir, hostFolder), {recursive: true});
  const files = hostFiles(siteHeaders(source), metaPolicyText(contentSecurityPolicy(source)), addresses, baseUrl);
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dir, name), text);
  return source.scriptHashes.length;
}

/** Headers that a built site was made with. */
export async function readHeaders(dir: string): Promise<SiteHeaders & {metaPolicy: string}> {
  const file = path.join(dir, hostFolder, 'headers.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Failure(`${file} is missing: build the site with "npm run build".`);
  });
  return JSON.parse(text) as SiteHeaders & {metaPolicy: string};
}
