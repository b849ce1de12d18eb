import type {ThemeConfig} from '@docusaurus/preset-classic';
import {announcement, announcementBar} from './announcement.ts';
import {footer} from './footer.ts';
import {navbar} from './navbar.ts';

/** Theme options: dark by default without a switch, contents of levels 2 to 3, the site's own bars. */
export const themeConfig: ThemeConfig = {
  colorMode: {defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: true},
  },
  blog: {sidebar: {groupByYear: true}},
  announcementBar: announcement && announcementBar(announcement),
  navbar,
  footer,
};
