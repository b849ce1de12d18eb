import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {MultiColumnFooter} from '@docusaurus/theme-common';
import {identity} from './identity.ts';

export const navbar: NonNullable<ThemeConfig['navbar']> = {
  title: identity.name,
  hideOnScroll: true,
  items: [
    {to: '/docs/intro', activeBasePath: 'docs', label: 'Documents', position: 'left'},
    {to: '/pricing', label: 'Pricing', position: 'left'},
    {to: '/changelog', label: 'Changelog', position: 'left'},
    {to: '/api', activeBasePath: 'api', label: 'API', position: 'left'},
    {type: 'search', position: 'right'},
    {href: identity.cloud, label: 'Cloud', position: 'right', className: 'navbar-cloud'},
    {
      href: identity.chat,
      label: 'Chat',
      position: 'right',
      className: 'navbar-icon navbar-icon--chat',
    },
    {
      href: identity.repository,
      label: 'Source code',
      position: 'right',
      className: 'navbar-icon navbar-icon--source',
    },
    {type: 'localeDropdown', position: 'right', className: 'navbar-language'},
  ],
};

const footer: MultiColumnFooter = {
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

/** Theme options: dark by default without a switch, contents of levels 2 to 3, the site's own bars. */
export const themeConfig: ThemeConfig = {
  colorMode: {defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: true},
  },
  blog: {sidebar: {groupByYear: true}},
  navbar,
  footer,
};
