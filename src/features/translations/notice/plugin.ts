import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {folderPairs} from './freshness.ts';

/**
 * Tells the bundler that a translation depends on its English: whether a page shows the notice (see rehype-notice.ts) changes when the
 * English does, and a cached page would not know.
 */
export default function translationSourcesPlugin({siteDir, i18n}: LoadContext): Plugin {
  const folders = folderPairs(i18n.currentLocale).map(
    ({translated, english}) =>
      [path.join(siteDir, translated), path.join(siteDir, english)] as const,
  );
  return {
    name: 'translation-sources',
    configureWebpack() {
      if (folders.length === 0) return {};
      const loader = fileURLToPath(new URL('loader.mjs', import.meta.url));
      return {
        module: {
          rules: [
            {
              test: /\.mdx?$/,
              include: folders.map(([translated]) => translated),
              enforce: 'pre' as const,
              use: [{loader, options: {folders}}],
            },
          ],
        },
      };
    },
  };
}
