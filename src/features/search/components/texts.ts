import {translate} from '@docusaurus/Translate';
import type {Area} from '@site/src/features/search/engine/search';

export function areaName(area: Area): string {
  return {
    docs: translate({
      id: 'search.area.docs',
      message: 'Documentation',
      description: 'Group of search results',
    }),
    api: translate({id: 'search.area.api', message: 'API', description: 'Group of search results'}),
    blog: translate({
      id: 'search.area.blog',
      message: 'Blog',
      description: 'Group of search results',
    }),
    changelog: translate({
      id: 'search.area.changelog',
      message: 'Changelog',
      description: 'Group of search results',
    }),
    site: translate({
      id: 'search.area.site',
      message: 'Tianji',
      description: 'Group of search results: home page, pricing, privacy policy',
    }),
  }[area];
}

/** What screen readers hear when results have changed. */
export function countText(count: number, query: string): string {
  const values = {count: String(count), query: shortQuery(query)};
  if (count === 0)
    return translate({id: 'search.count.none', message: 'No results for “{query}”'}, values);
  if (count === 1)
    return translate({id: 'search.count.one', message: '1 result for “{query}”'}, values);
  return translate({id: 'search.count.many', message: '{count} results for “{query}”'}, values);
}

/** A query as it is repeated to the reader. */
export function shortQuery(query: string): string {
  const letters = [...query];
  return letters.length > 60 ? `${letters.slice(0, 60).join('')}…` : query;
}

export const fieldLabel = (): string =>
  translate({id: 'search.field', message: 'Search this site'});

/** Pages most readers look for, shown before anything is typed and if nothing is found. */
export const startLinks = () => [
  {
    to: '/docs/install/docker-compose',
    label: translate({id: 'search.start.install', message: 'Install with Docker Compose'}),
  },
  {
    to: '/docs/website/track-script',
    label: translate({id: 'search.start.track', message: 'Track a website'}),
  },
  {
    to: '/docs/monitor/types',
    label: translate({id: 'search.start.monitors', message: 'Monitor types'}),
  },
  {
    to: '/docs/environment',
    label: translate({id: 'search.empty.environment', message: 'Environment variables'}),
  },
  {
    to: '/docs/install/troubleshooting',
    label: translate({id: 'search.start.troubleshooting', message: 'Troubleshooting'}),
  },
  {to: '/api', label: translate({id: 'search.empty.api', message: 'API operations'})},
];
