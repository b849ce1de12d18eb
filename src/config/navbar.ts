import type {ThemeConfig} from '@docusaurus/preset-classic';
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
