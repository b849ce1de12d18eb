import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SiteEnvironment} from '../../config/environment.ts';
import {defaultLocale, locales} from '../../config/locales.ts';
import {Failure} from '../../node/report.ts';
import {contentTypes} from './well-known.ts';

/** Headers of a whole site: those of every response, and those of some files. */
export interface SiteHeaders {
  common: Record<string, string>;
  /** URL paths, with slashes at both ends, of files that contain a hash of their content in their name. */
  immutableFolders: string[];
  /** `Content-Type` of files whose name doesn't show it, by URL path. */
  types: Record<string, string>;
  /** Content security policy as a meta element may contain it: without what browsers read from headers only. */
  metaPolicy: string;
}

/** `Cache-Control` of files that contain a hash of their content in their name. */
export const immutable = 'public, max-age=31536000, immutable';
/** `Cache-Control` of what changes under the same name, pages above all. */
export const revalidated = 'public, max-age=0, must-revalidate';

/** Browser features that the site has no use for. */
const refusedFeatures =
  'accelerometer camera geolocation gyroscope magnetometer microphone payment usb'.split(' ');

/** File of a built site with its headers. Its folder contains what hosts read and readers don't. */
export const headersPath = '.deploy/headers.json';
/** Names in the built site's root that hosts read and no reader gets. */
export const hostOnly: readonly string[] = ['_headers', '_redirects'];

/** Hashes of the inline scripts of a page, as a content security policy names them. */
export const scriptHashesIn = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    // Others are data, or name a file.
    .filter(([, attributes]) => !/\ssrc=|type="?application/.test(attributes!))
    .map(([, , text]) => `sha256-${createHash('sha256').update(text!).digest('base64')}`);

/**
 * Headers of a site.
 * @param scriptHashes hashes of the inline scripts of all pages: they're the same in every language
 */
export function siteHeaders(
  scriptHashes: Iterable<string>,
  {baseUrl, trackerHost, trackerWebsiteId}: Omit<SiteEnvironment, 'siteUrl' | 'siteRepository'>,
): SiteHeaders {
  const hashes = [...new Set(scriptHashes)].sort().map((hash) => `'${hash}'`);
  const tracker = trackerWebsiteId ? [trackerHost] : [];
  const unencrypted = tracker.filter((origin) => origin.startsWith('http:'));
  const metaPolicy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...tracker].join(' '),
    "style-src 'self'",
    // Pages are drawn with style attributes on the server.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // The console of the API reference sends requests to a server that the reader names.
    ["connect-src 'self' https: http://localhost:* http://127.0.0.1:*", ...unencrypted].join(' '),
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
  return {
    common: {
      'Content-Security-Policy': `${metaPolicy}; frame-ancestors 'none'`,
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    immutableFolders: locales.map(
      (locale) => `${baseUrl}${locale === defaultLocale ? '' : `${locale}/`}assets/`,
    ),
    types: Object.fromEntries(
      Object.entries(contentTypes).map(([name, type]) => [baseUrl + name, type]),
    ),
    metaPolicy,
  };
}

/** Headers of the response to a path. */
export function headersOf(
  {common, immutableFolders, types}: SiteHeaders,
  pathname: string,
): Record<string, string> {
  const isImmutable = immutableFolders.some((folder) => pathname.startsWith(folder));
  const type = types[pathname];
  return {
    ...common,
    'Cache-Control': isImmutable ? immutable : revalidated,
    ...(type ? {'Content-Type': type} : {}),
  };
}

/** @throws Failure if the folder has no built site */
export async function readHeaders(dir: string): Promise<SiteHeaders> {
  const file = path.join(dir, headersPath);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Failure(`${file} is missing: build the site with "npm run build".`);
  });
  return JSON.parse(text) as SiteHeaders;
}
