import {Globby as glob} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * What decides how modules are compiled, besides docusaurus.config.ts, which Docusaurus lists itself. Rspack follows the imports of listed
 * .ts and .mjs files, up to packages, so these are the files that others name by path, those that are no scripts, and all in their folders.
 */
const sources = [
  'src/features/**/*{plugin,remark,rehype,loader}*.{ts,mjs}',
  'src/{plugins,markdown,config}/**',
  'src/css/breakpoints.css',
  'src/content-options.ts',
  'babel.config.js',
  'package-lock.json',
];

/** The part of the bundler's configuration that webpack's types don't know. */
interface CacheConfig {
  experiments?: {cache?: {version?: string; buildDependencies?: string[]}};
}

/**
 * Empties the bundler's cache when the site's own plugins, its packages, or the patches in use changed: modules compiled by old loaders
 * next to modules compiled by new ones make a site that doesn't render.
 */
export default function bundlerCachePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'bundler-cache',
    configureWebpack(config): CacheConfig {
      const {cache} = (config as CacheConfig).experiments ?? {};
      if (!cache) return {};
      const buildDependencies = glob.sync(sources, {cwd: siteDir, absolute: true});
      const version = `${cache.version}-${process.env.PATCHES ?? 'all'}`;
      return {experiments: {cache: {version, buildDependencies}}};
    },
  };
}
