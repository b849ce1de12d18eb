import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {operationsOf} from './model/page.ts';
import type {Description} from './model/types.ts';

export interface ApiFacts {
  /** Number of operations. */
  total: number;
}

const bundle = 'openapi/dist/openapi.json';

/**
 * Gives pages the number of API operations, counted from the bundled description, and a file to each page with what the console needs of
 * its operation. As scripts, these files would have their names in what every page loads.
 */
export default function apiFactsPlugin({siteDir}: LoadContext): Plugin<ApiFacts> {
  const file = path.join(siteDir, bundle);
  return {
    name: 'api-facts',
    getPathsToWatch: () => [file],
    async loadContent() {
      const text = await readFile(file, 'utf8').catch(() => {
        throw new Error(`${bundle} is missing. Run "npm run generate" first.`);
      });
      return {total: operationsOf(JSON.parse(text) as Description).length};
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /[\\/][\w-]+\.json$/,
            dependency: 'url',
            type: 'asset/resource',
            generator: {filename: 'assets/data/[name].[contenthash:6][ext]', emit: !isServer},
          },
        ],
      },
    }),
    contentLoaded: ({content, actions}) => actions.setGlobalData(content),
  };
}
