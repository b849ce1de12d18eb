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

/** Pages most readers look for, shown before anything is typed and if nothing is found: their routes and labels. */
export const startLinks = (): [string, string][] => [
  ['/docs/install/docker-compose', translate({message: 'Install with Docker Compose'})],
  ['/docs/website/track-script', translate({message: 'Track a website'})],
  ['/docs/monitor/types', translate({message: 'Monitor types'})],
  ['/docs/environment', translate({message: 'Environment variables'})],
  ['/docs/install/troubleshooting', translate({message: 'Troubleshooting'})],
  ['/api', translate({message: 'API operations'})],
];
