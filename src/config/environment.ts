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

const origin = {
  pattern: /^https?:\/\/[\w.:[\]-]+\/?$/,
  problem: 'must be an origin only: scheme and host, such as https://example.com.',
};

/** What a value must look like, and what a message says of another one. */
const settings = {
  SITE_URL: origin,
  BASE_URL: {
    pattern: /^\/(?:[\w.~-]+\/)*$/,
    problem: 'must begin and end with a slash, such as / or /tianji/.',
  },
  TRACKER_HOST: origin,
  TRACKER_WEBSITE_ID: {
    pattern: /^[a-z0-9]{8,40}$/,
    problem: 'is not a website id: 8 to 40 lower-case letters and digits.',
  },
  SITE_REPOSITORY: {
    pattern: /^[\w.-]+\/[\w.-]+$/,
    problem: 'is not a repository on GitHub: write its owner and its name, such as owner/name.',
  },
};

/**
 * Reads and checks the environment of a build.
 * @param env variables, usually `process.env`; empty values count as unset
 * @throws Failure that names the variable, its value and how to fix it
 */
export function readEnvironment(env: Record<string, string | undefined>): SiteEnvironment {
  const read = (name: keyof typeof settings): string | undefined => {
    const value = env[name] || undefined;
    const {pattern, problem} = settings[name];
    if (value && !pattern.test(value))
      throw new Failure(
        `${name}="${value}" ${problem} It comes from the environment or from .env; see .env.example.`,
      );
    return value;
  };
  return {
    siteUrl: new URL(read('SITE_URL') ?? identity.defaultSiteUrl).origin,
    baseUrl: read('BASE_URL') ?? '/',
    trackerHost: new URL(read('TRACKER_HOST') ?? identity.defaultTrackerHost).origin,
    trackerWebsiteId: read('TRACKER_WEBSITE_ID'),
    siteRepository: read('SITE_REPOSITORY'),
  };
}
