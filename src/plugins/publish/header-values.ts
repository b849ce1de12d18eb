import {defaultLocale, locales} from '../../config/locales.ts';
import {contentTypes} from './well-known.ts';

interface HeaderSource {
  /** Hashes of the inline scripts of all pages, as `sha256-…`. */
  scriptHashes: readonly string[];
  /** Path the site is served under, with slashes at both ends. */
  baseUrl: string;
  /** Origin of the tracking script; undefined when the site was built without it. */
  trackerHost?: string;
}

/** Headers of a whole site: those of every answer, and how long files may be kept. */
export interface SiteHeaders {
  common: Record<string, string>;
  cache: {
    /** `Cache-Control` of what changes under the same name, pages above all. */
    revalidated: string;
    /** `Cache-Control` of files that contain a hash of their content in their name. */
    immutable: string;
    /** Folders of those files, with slashes at both ends. */
    immutableFolders: string[];
  };
  /** `Content-Type` of files whose name doesn't show it, by URL path. */
  types: Record<string, string>;
  /** Content security policy as a meta element may contain it: without what browsers read from headers only. */
  metaPolicy: string;
}

/** Browser features that the site has no use for. */
const refusedFeatures =
  'accelerometer camera geolocation gyroscope magnetometer microphone payment usb'.split(' ');

const twoYears = 63_072_000;

/**
 * The content security policy. Inline scripts run by their hash only. Style attributes are allowed: pages are drawn with them on the
 * server. Connections may go to any `https` origin and to the reader's own machine, since the console of the API reference sends
 * requests to a server that the reader names.
 */
function contentSecurityPolicy({scriptHashes, trackerHost}: HeaderSource): string {
  const tracker = trackerHost ? [trackerHost] : [];
  const unencrypted = tracker.filter((origin) => origin.startsWith('http:'));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...[...scriptHashes].sort().map((hash) => `'${hash}'`), ...tracker].join(
      ' ',
    ),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self' https: http://localhost:* http://127.0.0.1:*", ...unencrypted].join(' '),
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

export function siteHeaders(source: HeaderSource): SiteHeaders {
  const policy = contentSecurityPolicy(source);
  const assets = locales.map((locale) =>
    locale === defaultLocale ? 'assets/' : `${locale}/assets/`,
  );
  return {
    common: {
      'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      'Strict-Transport-Security': `max-age=${twoYears}`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    cache: {
      revalidated: 'public, max-age=0, must-revalidate',
      immutable: 'public, max-age=31536000, immutable',
      immutableFolders: assets.map((folder) => source.baseUrl + folder),
    },
    types: Object.fromEntries(
      Object.entries(contentTypes).map(([name, type]) => [source.baseUrl + name, type]),
    ),
    metaPolicy: policy,
  };
}

export function headersOf(
  {common, cache, types}: SiteHeaders,
  pathname: string,
): Record<string, string> {
  const isImmutable = cache.immutableFolders.some((folder) => pathname.startsWith(folder));
  const type = types[pathname];
  return {
    ...common,
    'Cache-Control': isImmutable ? cache.immutable : cache.revalidated,
    ...(type ? {'Content-Type': type} : {}),
  };
}
