import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {folderPairs} from './rehype-notice.ts';

/**
 * Tells the bundler that a translation depends on its English: whether a page shows the notice (see rehype-notice.ts) changes when the
 * English does, and a cached page would not know.
 */
export default function translationSourcesPlugin({siteDir, i18n}: LoadContext): Plugin {
  const folders = folderPairs(i18n.currentLocale).map(({translated, english}) =>
    [translated, english].map((folder) => path.join(siteDir, folder)),
  );
  const rule = {
    test: /\.mdx?$/,
    include: folders.map(([translated]) => translated!),
    enforce: 'pre' as const,
    loader: fileURLToPath(new URL('loader.mjs', import.meta.url)),
    options: {folders},
  };
  return {
    name: 'translation-sources',
    configureWebpack: () => (folders.length > 0 ? {module: {rules: [rule]}} : {}),
  };
}
