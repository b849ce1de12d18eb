import type {MultiColumnFooter} from '@docusaurus/theme-common';
import {identity} from './identity.ts';

export const footer: MultiColumnFooter = {
  style: 'light',
  links: [
    {
      title: 'Documentation',
      items: [
        {label: 'Install Tianji', to: '/docs/install/docker-compose'},
        {label: 'Website analytics', to: '/docs/website/track-script'},
        {label: 'Monitors', to: '/docs/monitor/types'},
        {label: 'Server status', to: '/docs/server-status/server-status-reporter'},
        {label: 'API reference', to: '/api'},
        {label: 'Search', to: '/search'},
        {label: 'Symptoms', to: '/docs/symptoms'},
      ],
    },
    {
      title: 'Product',
      items: [
        {label: 'Pricing', to: '/pricing'},
        {label: 'Changelog', to: '/changelog'},
        {label: 'Blog', to: '/blog'},
        {label: 'Cloud edition', href: identity.cloud},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Source repository', href: identity.repository},
        {label: 'Discord', href: identity.chat},
        {label: 'X', href: identity.social},
        {label: 'Special thanks', to: '/docs/special-thanks'},
      ],
    },
    {
      title: 'Legal',
      items: [
        {label: 'Privacy policy', to: '/private-policy'},
        {label: 'License', href: identity.license},
      ],
    },
  ],
  copyright: `${identity.name} is open source under the Apache License 2.0. Other product names are trademarks of their owners.`,
};
