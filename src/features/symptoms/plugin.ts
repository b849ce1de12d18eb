import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {guideFolders, guideList} from './remark-symptoms.ts';

/** Tells the bundler that the list of symptoms depends on all guides: a cached page wouldn't know when one changes. */
export default function symptomsPlugin({siteDir, generatedFilesDir, i18n}: LoadContext): Plugin {
  const options = {
    files: [path.join(siteDir, 'sidebars.ts')],
    folders: guideFolders(i18n.currentLocale).map((folder) => path.join(siteDir, folder)),
  };
  return {
    name: 'symptoms',
    // Which file a page of the sidebar is made from, whatever its name: only Docusaurus knows.
    async allContentLoaded({allContent}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!
        .default as LoadedContent;
      const files = loadedVersions[0]!.docs.map(({id, source}) => [
        id,
        source.replace('@site/', ''),
      ]);
      writeFileSync(
        path.join(generatedFilesDir, guideList),
        JSON.stringify(Object.fromEntries(files)),
      );
    },
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
