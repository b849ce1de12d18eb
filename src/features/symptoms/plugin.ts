import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {guideFolders} from './remark-symptoms.ts';

/** Tells the bundler that the list of symptoms depends on all guides: a cached page wouldn't know when one changes. */
export default function symptomsPlugin({siteDir, i18n}: LoadContext): Plugin {
  const options = {
    files: [path.join(siteDir, 'sidebars.ts')],
    folders: guideFolders(i18n.currentLocale).map((folder) => path.join(siteDir, folder)),
  };
  return {
    name: 'symptoms',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]symptoms\.md$/,
            include: options.folders,
            enforce: 'pre' as const,
            use: [{loader: fileURLToPath(new URL('loader.mjs', import.meta.url)), options}],
          },
        ],
      },
    }),
  };
}
