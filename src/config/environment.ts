import {Failure} from '../node/report.ts';
import {identity} from './identity.ts';

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

export type SiteEnvironment = ReturnType<typeof readEnvironment>;

/**
 * Reads and checks the settings that a build takes from its environment.
 * @param env variables, usually `process.env`; empty values count as unset
 * @throws Failure that names the variable, its value and how to fix it
 */
export function readEnvironment(env: Record<string, string | undefined>) {
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
    /** Origin of the published site, without a slash at its end, like that of the tracker. */
    siteUrl: new URL(read('SITE_URL') ?? identity.defaultSiteUrl).origin,
    /** Path the site is served under, with slashes at both ends. */
    baseUrl: read('BASE_URL') ?? '/',
    trackerHost: new URL(read('TRACKER_HOST') ?? identity.defaultTrackerHost).origin,
    /** Website id for the tracking script; undefined leaves the script out. */
    trackerWebsiteId: read('TRACKER_WEBSITE_ID'),
    /** GitHub repository of this site, `owner/name`; undefined if it isn't set. */
    siteRepository: read('SITE_REPOSITORY'),
  };
}
