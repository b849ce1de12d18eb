import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales, type Locale} from '../../../src/config/locales';
import {localizedRedirects} from '../../../src/features/redirects/redirects';
import {Globby as glob} from '@docusaurus/utils';

export const siteDir = process.env.SITE_DIR ?? 'build';

/** Path of a locale's home without the slash at its end: empty for the default one. */
export const prefixOf = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`);

/** Locales of the built site. */
export const builtLocales = locales.filter((locale) =>
  existsSync(path.join(siteDir, prefixOf(locale), 'index.html')),
);

/** One page of each kind. The largest operation is in api-pages.spec.ts, with everything open. */
export const kinds = [
  '/',
  '/pricing',
  '/changelog',
  '/changelog/v1.22',
  '/blog',
  '/blog/ensure-99-99-uptime-with-proactive-monitoring',
  '/blog/tags',
  '/blog/tags/uptime-monitoring',
  '/blog/archive',
  '/docs/intro',
  '/docs/website/track-script',
  '/docs/install/docker-compose',
  '/docs/telemetry/intro',
  '/docs/environment',
  '/api',
  '/api/introduction',
  '/api/workflows',
  '/api/monitor',
  '/api/monitor-all',
  '/private-policy',
  '/markdown-page',
  '/search',
];

/** Pages that lead to others, on hosts that can't redirect (scripts/deploy/github-pages.ts). */
export const redirectFiles = localizedRedirects('/').map(([from]) => `${from.slice(1)}.html`);

/** URL paths of all pages, not-found pages omitted; homes have a slash at their end. */
export const allAddresses = glob
  .sync('**/*.html', {cwd: siteDir, ignore: ['**/404.html', ...redirectFiles]})
  .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`)
  .sort();

const home = path.join(siteDir, 'index.html');

/** Origin of the tracking script that the site was built with; undefined for a site without one. */
export const trackerOrigin = existsSync(home)
  ? /<script[^>]* src="?(https?:\/\/[^/]+)\/tracker\.js/.exec(readFileSync(home, 'utf8'))?.[1]
  : undefined;

/**
 * A label of the site in a language, or its English where no translation exists yet.
 * @param english the text in the component, which is the key of its translation
 * @param id the key of a label of Docusaurus
 */
export function textIn(locale: Locale, english: string, id = english): string {
  if (locale === defaultLocale) return english;
  const texts = JSON.parse(readFileSync(`i18n/${locale}/code.json`, 'utf8')) as Record<
    string,
    {message: string} | undefined
  >;
  return texts[id]?.message ?? english;
}
