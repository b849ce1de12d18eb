import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {defaultLocale} from './src/config/locales.ts';
import {readDescription} from './src/features/api-reference/plugin-options.ts';
import {operationsOf, routeOf} from './src/features/api-reference/model/page.ts';

const description = readDescription(process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLocale);

/** API reference: two pages to read, then the operations by group, in the order of the description. Their labels come from the pages. */
const sidebars: SidebarsConfig = {
  apiSidebar: [
    'index',
    'introduction',
    ...(description.tags ?? []).map((tag) => ({
      type: 'category' as const,
      key: tag.name,
      label: tag['x-displayName'] ?? tag.name,
      link: {type: 'doc' as const, id: tag.name},
      items: operationsOf(description, tag.name).map(({operationId}) => routeOf(operationId)),
    })),
  ],
};

export default sidebars;
