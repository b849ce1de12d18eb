import {createHash} from 'node:crypto';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SiteEnvironment} from '../../config/environment.ts';
import {siteHeaders, type SiteHeaders} from './header-values.ts';
import {headersFile, nginxHttp, nginxRedirects, nginxServer, redirectsFile} from './host-files.ts';
import {Failure} from '../../node/report.ts';

/** Folder of the built site that contains what hosts read and readers don't. */
const hostFolder = '.deploy';

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const handlers =
  /<[a-z][^>]*\son(click|load|error|submit|change|input|focus|blur|key[a-z]+|mouse[a-z]+|pointer[a-z]+)\s*=/i;

/** Whether a browser runs an element as an inline script: it is no data and names no file. */
const isInlineScript = (attributes: string): boolean =>
  !/\ssrc\s*=/.test(attributes) &&
  !/type=["']?(application|importmap|speculationrules)/.test(attributes);

/**
 * Hashes of the inline scripts of a page, as a content security policy names them.
 * @throws Failure for an event handler in an attribute, which no hash could allow
 */
export function scriptHashesIn(html: string, file: string): string[] {
  const outside = html.replace(scripts, '').replace(/"[^"]*"/g, '""');
  const [handler] = handlers.exec(outside) ?? [];
  if (handler)
    throw new Failure(
      `${file} has an event handler in an attribute (${handler.slice(-60)}): add the listener in a script.`,
    );
  return [...html.matchAll(scripts)]
    .filter(([, attributes]) => isInlineScript(attributes!))
    .map(([, , text]) => `sha256-${createHash('sha256').update(text!).digest('base64')}`);
}

/** Names in the built site's root that hosts read and no reader gets. */
export const hostOnly: readonly string[] = ['_headers', '_redirects'];

/**
 * Writes the settings of all hosts from one source.
 * @param scriptHashes hashes of the inline scripts of all pages, which the policy names; they're the same in every language
 */
export async function writeHeaders(
  dir: string,
  scriptHashes: Iterable<string>,
  {baseUrl, trackerHost, trackerWebsiteId}: SiteEnvironment,
): Promise<void> {
  const headers = siteHeaders({
    scriptHashes: [...new Set(scriptHashes)],
    baseUrl,
    trackerHost: trackerWebsiteId ? trackerHost : undefined,
  });
  const files = {
    _headers: headersFile(headers, baseUrl),
    _redirects: redirectsFile(baseUrl),
    [`${hostFolder}/headers.json`]: `${JSON.stringify(headers, null, 2)}\n`,
    [`${hostFolder}/nginx-http.conf`]: nginxHttp(headers),
    [`${hostFolder}/nginx-server.conf`]: nginxServer(headers) + nginxRedirects(baseUrl),
  };
  await mkdir(path.join(dir, hostFolder), {recursive: true});
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dir, name), text);
}

export async function readHeaders(dir: string): Promise<SiteHeaders> {
  const file = path.join(dir, hostFolder, 'headers.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Failure(`${file} is missing: build the site with "npm run build".`);
  });
  return JSON.parse(text) as SiteHeaders;
}
