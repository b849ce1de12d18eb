import {readFileSync} from 'node:fs';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {builtLocale} from './src/config/i18n.ts';
import {
  descriptionFile,
  operationsOf,
  routeOf,
} from './src/features/api-reference/model/description.ts';
import type {Description} from './src/features/api-reference/model/types.ts';

const file = descriptionFile(builtLocale);
const description = JSON.parse(readFileSync(file, 'utf8')) as Description;
const operations = operationsOf(description);

/** API reference: three pages to read, then the operations by group, in the order of the description. Their labels come from the pages. */
const sidebars: SidebarsConfig = {
  apiSidebar: [
    'index',
    'introduction',
    'workflows',
    ...(description.tags ?? []).map(({name, 'x-displayName': label = name}) => ({
      type: 'category' as const,
      key: name,
      label,
      link: {type: 'doc' as const, id: routeOf(name)},
      items: operations
        .filter(({tags}) => tags[0] === name)
        .map(({operationId}) => routeOf(operationId)),
    })),
  ],
};

export default sidebars;
