import {Globby as glob} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What decides how modules are compiled, besides the configuration file, which Docusaurus looks at itself. */
const sources = [
  'src/features/**/*{plugin,remark,rehype,loader}*.{ts,mjs}',
  'src/features/translations/notice/**',
  'src/plugins/**',
  'src/css/breakpoints.css',
  'src/markdown/**',
  'src/config/**',
  'src/content-options.ts',
  'babel.config.js',
  'package-lock.json',
];

/** The part of the bundler's configuration that webpack's types don't know. */
interface Cache {
  experiments?: {cache?: {version?: string; buildDependencies?: string[]}};
}

/**
 * Empties the bundler's cache when the site's own plugins or its packages changed: modules compiled by old loaders next to modules
 * compiled by new ones make a site that doesn't render. The same goes for builds with other patches of Docusaurus.
 */
export default function bundlerCachePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'bundler-cache',
    configureWebpack(config) {
      const {cache} = (config as Cache).experiments ?? {};
      if (!cache) return {};
      const buildDependencies = glob.sync(sources, {cwd: siteDir, absolute: true});
      const version = `${cache.version}-${process.env.PATCHES ?? 'all'}`;
      return {experiments: {cache: {version, buildDependencies}}} as object;
    },
  };
}
