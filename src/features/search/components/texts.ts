import {translate} from '@docusaurus/Translate';
import type {Area} from '@site/src/features/search/engine/search';

/** Name of a part of the site, as a group of results. */
export function areaName(area: Area): string {
  return {
    docs: translate({id: 'search.area.docs', message: 'Documentation'}),
    api: translate({id: 'search.area.api', message: 'API'}),
    blog: translate({id: 'search.area.blog', message: 'Blog'}),
    changelog: translate({id: 'search.area.changelog', message: 'Changelog'}),
    site: translate({id: 'search.area.site', message: 'Tianji'}),
  }[area];
}

/** What screen readers hear when results have changed. */
export function countText(count: number, query: string): string {
  const values = {count: String(count), query};
  if (count === 0)
    return translate({id: 'search.count.none', message: 'No results for “{query}”'}, values);
  if (count === 1)
    return translate({id: 'search.count.one', message: '1 result for “{query}”'}, values);
  return translate({id: 'search.count.many', message: '{count} results for “{query}”'}, values);
}

/** Pages most readers look for, shown before anything is typed and if nothing is found: their routes and labels. */
export const startLinks = (): [string, string][] => [
  [
    '/docs/install/docker-compose',
    translate({id: 'search.start.install', message: 'Install with Docker Compose'}),
  ],
  ['/docs/website/track-script', translate({id: 'search.start.track', message: 'Track a website'})],
  ['/docs/monitor/types', translate({id: 'search.start.monitors', message: 'Monitor types'})],
  [
    '/docs/environment',
    translate({id: 'search.empty.environment', message: 'Environment variables'}),
  ],
  [
    '/docs/install/troubleshooting',
    translate({id: 'search.start.troubleshooting', message: 'Troubleshooting'}),
  ],
  ['/api', translate({id: 'search.empty.api', message: 'API operations'})],
];
