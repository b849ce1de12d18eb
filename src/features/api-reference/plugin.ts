import type {LoadContext, Plugin} from '@docusaurus/types';
import {Failure} from '../../node/report.ts';
import {consoleData} from './model/console.ts';
import {generateApiPages} from './generate.ts';
import {descriptionFile, readReference, routeOf} from './model/description.ts';

export interface ApiFacts {
  /** Number of operations. */
  total: number;
}

/**
 * Writes the API pages before they are read, if the description changed. Gives pages the number of operations, and writes a file for each
 * operation with what the console needs of it (`@generated/api-reference/default/<route>.json`).
 */
export default async function apiReferencePlugin({i18n}: LoadContext): Promise<Plugin<void>> {
  await generateApiPages().catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    // Docusaurus would put the message between two stacks.
    console.error(`\n✗ ${error.message}`);
    process.exit(1);
  });
  const locale = i18n.currentLocale;
  return {
    name: 'api-reference',
    getPathsToWatch: () => [descriptionFile(locale)],
    async contentLoaded({actions}) {
      const {operations} = await readReference(locale);
      actions.setGlobalData({total: operations.length} satisfies ApiFacts);
      await Promise.all(
        operations.map((operation) =>
          actions.createData(
            `${routeOf(operation.operationId)}.json`,
            JSON.stringify(consoleData(operation)),
          ),
        ),
      );
    },
    // As scripts, the files of the console would have their names in what every page loads.
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
  };
}
