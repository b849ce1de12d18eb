import {Failure} from '../node/report.ts';
import {identity} from './identity.ts';

/** Settings that a build takes from its environment, checked. */
export interface SiteEnvironment {
  /** Origin of the published site, without a path and without a trailing slash. */
  siteUrl: string;
  /** Path the site is served under, with slashes at both ends. */
  baseUrl: string;
  trackerHost: string;
  /** Website id for the tracking script; undefined leaves the script out. */
  trackerWebsiteId: string | undefined;
  /** GitHub repository of this site, `owner/name`; undefined if it isn't set. */
  siteRepository: string | undefined;
}

/** A value that a build can't use. */
const invalid = (name: string, value: string, problem: string): Failure =>
  new Failure(
    `${name}="${value}" ${problem} It comes from the environment or from .env; see .env.example.`,
  );

function origin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url)
    throw invalid(name, value, 'is not an address. Write an origin such as https://example.com.');
  if (
    !['http:', 'https:'].includes(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.hash ||
    url.username
  )
    throw invalid(
      name,
      value,
      'must be an origin only: scheme and host, no path, query or user name.',
    );
  return url.origin;
}

/**
 * Reads and checks the environment of a build.
 * @param env variables, usually `process.env`; empty values count as unset
 * @throws Failure that names the variable, its value and how to fix it
 */
export function readEnvironment(env: Record<string, string | undefined>): SiteEnvironment {
  const baseUrl = env.BASE_URL || '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(baseUrl))
    throw invalid('BASE_URL', baseUrl, 'must begin and end with a slash, such as / or /tianji/.');
  const trackerWebsiteId = env.TRACKER_WEBSITE_ID || undefined;
  if (trackerWebsiteId && !/^[a-z0-9]{8,40}$/.test(trackerWebsiteId))
    throw invalid(
      'TRACKER_WEBSITE_ID',
      trackerWebsiteId,
      'is not a website id: 8 to 40 lower-case letters and digits.',
    );
  const siteRepository = env.SITE_REPOSITORY || undefined;
  if (siteRepository && !/^[\w.-]+\/[\w.-]+$/.test(siteRepository))
    throw invalid(
      'SITE_REPOSITORY',
      siteRepository,
      'is not a repository on GitHub: write its owner and its name, such as owner/name.',
    );
  return {
    siteUrl: origin('SITE_URL', env.SITE_URL || identity.defaultSiteUrl),
    baseUrl,
    trackerHost: origin('TRACKER_HOST', env.TRACKER_HOST || identity.defaultTrackerHost),
    trackerWebsiteId,
    siteRepository,
  };
}
