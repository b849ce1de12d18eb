import {translate} from '@docusaurus/Translate';
import type {Area} from '@site/src/features/search/engine/index-files';

/** Name of a part of the site, as a group of results. */
export function areaName(area: Area): string {
  return {
    docs: translate({message: 'Documentation'}),
    api: translate({message: 'API'}),
    blog: translate({message: 'Blog'}),
    changelog: translate({message: 'Changelog'}),
    site: translate({message: 'Tianji'}),
  }[area];
}

/** What screen readers hear when results have changed. */
export function countText(count: number, query: string): string {
  const values = {count: String(count), query};
  if (count === 0) return translate({message: 'No results for “{query}”'}, values);
  if (count === 1) return translate({message: '1 result for “{query}”'}, values);
  return translate({message: '{count} results for “{query}”'}, values);
}

/** Pages most readers look for, shown before anything is typed and if nothing is found. */
export const startLinks = () => [
  {
    route: '/docs/install/docker-compose',
    name: translate({message: 'Install with Docker Compose'}),
  },
  {route: '/docs/website/track-script', name: translate({message: 'Track a website'})},
  {route: '/docs/monitor/types', name: translate({message: 'Monitor types'})},
  {route: '/docs/environment', name: translate({message: 'Environment variables'})},
  {route: '/docs/install/troubleshooting', name: translate({message: 'Troubleshooting'})},
  {route: '/api', name: translate({message: 'API operations'})},
];
