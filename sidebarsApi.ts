import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
// Written by "npm run generate" from openapi/, in the order of the description's tags.
import operations from './api/sidebar.ts';

/** API reference: two pages to read, then the operations by group. */
const sidebars: SidebarsConfig = {
  apiSidebar: ['index', 'introduction', ...(operations as unknown as never[])],
};

export default sidebars;
