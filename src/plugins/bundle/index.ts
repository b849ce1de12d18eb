import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';
import {aliasedSitePathToRelativePath, Globby as glob} from '@docusaurus/utils';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {splitGroups} from './groups.ts';
import {usesPatches} from './patches/index.ts';
import {purgeInfima} from './purge.ts';

const prismClient = 'node_modules/@docusaurus/theme-classic/lib/prism-include-languages';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

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
 * Empties the bundler's cache when the site's own plugins, its packages, or the patch changed: modules compiled by old loaders next to
 * modules compiled by new ones make a site that doesn't render.
 */
function cacheConfig(config: object, siteDir: string): CacheConfig {
  const {experiments} = config as CacheConfig;
  if (!experiments?.cache) return {};
  const version = `${experiments.cache.version}-${process.env.PATCHES}`;
  const buildDependencies = glob.sync(sources, {cwd: siteDir, absolute: true});
  return {experiments: {cache: {version, buildDependencies}}};
}

/** Rule for a file in `.docusaurus`, given as a regular expression. */
const generated = (file: string, loader: string, options: object = {}) => ({
  test: new RegExp(String.raw`[\\/]\.docusaurus[\\/](?:[^\\/]+[\\/])?${file}$`),
  use: [{loader: here(`data/${loader}.mjs`), options}],
});
const versions = String.raw`docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json`;

/** Whether pages of the documentation show cards of other pages, which read the list of all pages. */
function hasCards(content: Record<string, LoadedContent>, siteDir: string): boolean {
  const sourceOf = (file: string): string =>
    readFileSync(path.join(siteDir, aliasedSitePathToRelativePath(file)), 'utf8');
  return Object.values(content)
    .flatMap(({loadedVersions}) => loadedVersions)
    .some(
      ({docs, sidebars}) =>
        JSON.stringify(sidebars).includes('"type":"generated-index"') ||
        docs.some(({source}) => sourceOf(source).includes('<DocCard')),
    );
}

/**
 * Makes pages lighter by the bundler's settings: groups of scripts and style sheets, Infima without what the site doesn't use, generated
 * data without what a browser doesn't read, and the site's own labels in the components that show them. patches/ changes code of Docusaurus.
 */
export default function bundlePlugin({
  siteDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin {
  if (process.env.NODE_ENV !== 'production')
    return {name: 'bundle', configureWebpack: (config) => cacheConfig(config, siteDir)};
  const inTasks = usesPatches(process.env.PATCHES);
  const {items = []} = (siteConfig.themeConfig.navbar ?? {}) as {items?: {type?: string}[]};
  // Links to documents, and the chooser of versions, find them in the list of all pages.
  const namesDocument = items.some(({type}) => type?.startsWith('doc'));
  let showsCards = false;
  // Once for both bundles: it reads all components.
  let purge: ReturnType<typeof purgeInfima> | undefined;

  return {
    name: 'bundle',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
      showsCards = hasCards(docs, siteDir);
    },
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      plugins: [...options.plugins, (purge ??= purgeInfima(siteDir))],
    }),
    configureWebpack(config, isServer) {
      const cache = cacheConfig(config, siteDir);
      const registry = generated(String.raw`registry\.js`, 'pages', {isServer, inTasks});
      // The server reads what Docusaurus generates as it is, except the registry.
      if (isServer) return {...cache, module: {rules: [registry]}};
      const rules = [
        registry,
        generated(String.raw`(?:routesChunkNames\.json|routes\.js)`, 'pages'),
        generated(String.raw`docusaurus\.config\.mjs`, 'json', {data: 'config'}),
        generated(String.raw`codeTranslations\.json`, 'json', {data: 'labels'}),
        !namesDocument && generated(String.raw`globalData\.json`, 'json', {data: 'globalData'}),
        !showsCards && generated(versions, 'json', {data: 'version'}),
        {
          test: /\.tsx?$/,
          include: [path.join(siteDir, 'src')],
          enforce: 'pre' as const,
          loader: here('labels/inline.mjs'),
          options: {file: path.join(generatedFilesDir, 'codeTranslations.json')},
        },
      ];
      return {
        ...cache,
        ...(inTasks && {entry: here('patches/startup-tasks.ts')}),
        // Loads Prism on all pages to add grammars to it. Code is highlighted at build time: see src/markdown/rehype-code.ts.
        resolve: {alias: {[path.join(siteDir, prismClient)]: false as const}},
        module: {rules: rules.filter((rule) => rule !== false)},
        // The hash alone is too short to be unique among a thousand files.
        output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
        optimization: {
          chunkIds: 'named' as const,
          splitChunks: {cacheGroups: splitGroups(siteDir)},
        },
      };
    },
  };
}
