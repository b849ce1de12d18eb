import {spawnSync} from 'node:child_process';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {identity} from '../../config/identity.ts';
import {defaultLocale, locales} from '../../config/locales.ts';
import {publishedWorkflows} from '../../features/workflows/reader/publish.ts';

/** Content type of `/.well-known/api-catalog`, whose name doesn't show it. Source: RFC 9727, section 2. */
export const contentTypes = {
  '.well-known/api-catalog':
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
} as const;

const day = 24 * 3600 * 1000;
/** RFC 9116 recommends less than a year, so that a contact that no one maintains expires. */
const securityTextLifetime = 330 * day;

/** Where to report a vulnerability, as RFC 9116 describes it. */
function securityText(root: string, now: number): string {
  const expires = new Date(Math.floor((now + securityTextLifetime) / day) * day).toISOString();
  return `${[
    `Contact: ${identity.repository}/security/advisories/new`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${root}.well-known/security.txt`,
  ].join('\n')}\n`;
}

/** Where the API and its description are, as RFC 9727 describes it. */
function apiCatalog(root: string): object {
  return {
    linkset: [
      {
        anchor: `${identity.cloud}/open`,
        'service-desc': [
          {href: `${root}openapi.json`, type: 'application/openapi+json'},
          {href: `${root}openapi.yaml`, type: 'application/openapi+yaml'},
        ],
        'service-meta': [{href: `${root}${publishedWorkflows}`, type: 'application/yaml'}],
        'service-doc': [{href: `${root}api`, type: 'text/html'}],
      },
    ],
  };
}

/** Names the sitemaps of all languages. */
function robots(root: string): string {
  const maps = locales.map(
    (locale) => `${locale === defaultLocale ? '' : `${locale}/`}sitemap.xml`,
  );
  return `User-agent: *\nAllow: /\n\n${maps.map((map) => `Sitemap: ${root}${map}\n`).join('')}`;
}

/** What was deployed: commit and its time from git, null in a build without a history; version of the product that the pages describe. */
function deployedVersion(): object {
  const {status, stdout} = spawnSync('git', ['log', '-1', '--format=%H %cI'], {encoding: 'utf8'});
  const [commit, date] = status === 0 ? stdout.trim().split(' ') : [null, null];
  return {commit, date, product: identity.productVersion};
}

/**
 * Writes what programs look for at fixed URLs: `/robots.txt`, `/.well-known/security.txt`, `/.well-known/api-catalog`, and
 * `/version.json`.
 * @param root URL of the site, with a slash at its end
 */
export async function writeWellKnown(dir: string, root: string): Promise<void> {
  const files = {
    'robots.txt': robots(root),
    '.well-known/security.txt': securityText(root, Date.now()),
    '.well-known/api-catalog': `${JSON.stringify(apiCatalog(root), null, 2)}\n`,
    'version.json': `${JSON.stringify(deployedVersion(), null, 2)}\n`,
  };
  await mkdir(path.join(dir, '.well-known'), {recursive: true});
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dir, name), text);
}
