import type {LoadContext, Plugin} from '@docusaurus/types';
import {Failure} from '../../node/report.ts';
import {generateApiPages} from './generate.ts';
import {descriptionFile, readReference} from './model/description.ts';

export interface ApiFacts {
  total: number;
}

/** Writes the API pages before they are read, if the description changed, and gives pages the number of operations. */
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
    },
  };
}
