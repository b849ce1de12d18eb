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

/** Where to report a vulnerability. RFC 9116 recommends less than a year, so that a contact that no one maintains expires. */
function securityText(root: string): string {
  const expires = new Date();
  expires.setUTCDate(expires.getUTCDate() + 330);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${identity.repository}/security/advisories/new`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${root}.well-known/security.txt\n`,
  ].join('\n');
}

/** Where the API and its description are, as RFC 9727 describes it. */
const apiCatalog = (root: string): object => ({
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
});

/** Names the sitemaps of all languages. */
function robots(root: string): string {
  const homes = locales.map((locale) => (locale === defaultLocale ? root : `${root}${locale}/`));
  return `User-agent: *\nAllow: /\n\n${homes.map((home) => `Sitemap: ${home}sitemap.xml\n`).join('')}`;
}

/** What was deployed: commit and its time from git, null in a build without a history; version of the product that the pages describe. */
function deployedVersion(): object {
  const {status, stdout} = spawnSync('git', ['log', '-1', '--format=%H %cI'], {encoding: 'utf8'});
  const [commit, date] = status === 0 ? stdout.trim().split(' ') : [null, null];
  return {commit, date, product: identity.productVersion};
}

/**
 * Writes what programs look for at fixed URLs.
 * @param root URL of the site, with a slash at its end
 */
export async function writeWellKnown(dir: string, root: string): Promise<void> {
  const files = {
    'robots.txt': robots(root),
    '.well-known/security.txt': securityText(root),
    '.well-known/api-catalog': `${JSON.stringify(apiCatalog(root), null, 2)}\n`,
    'version.json': `${JSON.stringify(deployedVersion(), null, 2)}\n`,
  };
  await mkdir(path.join(dir, '.well-known'), {recursive: true});
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dir, name), text);
}
