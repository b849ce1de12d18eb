import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';
import {linkMarketingStyles, styleGroups} from './styles.ts';

const themeFolder = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-classic/package.json'));
const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/**
 * Keeps off the page what no visitor needs: the theme's highlighter (code is highlighted at build time, src/plugins/code), its
 * progress bar with a library of its own, styles of other pages, and the pages that visible links lead to until there is a sign of a
 * reader.
 */
export default function leanClientPlugin(): Plugin {
  return {
    name: 'lean-client',
    getClientModules: () => [here('prefetch.ts')],
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          [path.join(themeFolder, 'lib/prism-include-languages')]: false as const,
          [path.join(themeFolder, 'lib/nprogress')]: here('progress.ts'),
        },
      },
      ...(!isServer && process.env.NODE_ENV === 'production' && {optimization: {splitChunks: {cacheGroups: styleGroups}}}),
    }),
    postBuild: ({outDir}) => linkMarketingStyles(outDir),
  };
}
