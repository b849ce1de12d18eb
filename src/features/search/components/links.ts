import {translate} from '@docusaurus/Translate';

/** A page to go to without a search. */
export interface StartLink {
  to: string;
  label: string;
}

/** Pages most readers look for, shown before anything is typed and if nothing is found. */
export function startLinks(): StartLink[] {
  return [
    {to: '/docs/install/docker-compose', label: translate({id: 'search.start.install', message: 'Install with Docker Compose'})},
    {to: '/docs/website/track-script', label: translate({id: 'search.start.track', message: 'Track a website'})},
    {to: '/docs/monitor/types', label: translate({id: 'search.start.monitors', message: 'Monitor types'})},
    {to: '/docs/environment', label: translate({id: 'search.empty.environment', message: 'Environment variables'})},
    {to: '/docs/install/troubleshooting', label: translate({id: 'search.start.troubleshooting', message: 'Troubleshooting'})},
    {to: '/api', label: translate({id: 'search.empty.api', message: 'API operations'})},
  ];
}
