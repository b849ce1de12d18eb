import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {splitGroups} from './groups.ts';
import {usedPatches, type Patch} from './patches/index.ts';
import {modules as transitionModules} from './patches/startup-transitions.mjs';
import {purgeInfima} from './purge.ts';

const prismClient = 'node_modules/@docusaurus/theme-classic/lib/prism-include-languages';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Rule for a file in `.docusaurus`, given as a regular expression. */
const generated = (file: string, loader: string, options: object = {}) => ({
  test: new RegExp(String.raw`[\\/]\.docusaurus[\\/](?:[^\\/]+[\\/])?${file}$`),
  use: [{loader: here(`data/${loader}.mjs`), options}],
});

/** Whether pages of the documentation show cards of other pages, which read the list of all pages. */
function hasCards(content: Record<string, LoadedContent>, siteDir: string): boolean {
  const versions = Object.values(content).flatMap(({loadedVersions}) => loadedVersions);
  return versions.some(
    ({docs, sidebars}) =>
      JSON.stringify(sidebars).includes('"type":"generated-index"') ||
      docs.some(({source}) =>
        readFileSync(path.join(siteDir, aliasedSitePathToRelativePath(source)), 'utf8').includes(
          '<DocCard',
        ),
      ),
  );
}

/** Whether the navigation bar names a document, whose link and title it finds in the list of all pages. */
function namesDocument({themeConfig}: LoadContext['siteConfig']): boolean {
  const {navbar} = themeConfig as {navbar?: {items?: {type?: string}[]}};
  return (navbar?.items ?? []).some(({type}) => type?.startsWith('doc'));
}

const registry = (isServer: boolean, patches: ReadonlySet<Patch>) =>
  generated(String.raw`registry\.js`, 'registry', {
    isServer,
    inTasks: patches.has('startup-tasks'),
  });

/**
 * Loaders of the bundle for browsers. The server reads what Docusaurus generates as it is, except the registry.
 * @param keepsPages whether cards on a page, or the navigation bar, read the list of all pages
 */
function browserRules(
  {siteDir, generatedFilesDir}: LoadContext,
  patches: ReadonlySet<Patch>,
  keepsPages: {cards: boolean; navbar: boolean},
) {
  const versions = String.raw`docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json`;
  return [
    registry(false, patches),
    generated(String.raw`routesChunkNames\.json`, 'route-parts'),
    generated(String.raw`routes\.js`, 'routes'),
    generated(String.raw`docusaurus\.config\.mjs`, 'json', {data: 'config'}),
    generated(String.raw`codeTranslations\.json`, 'json', {data: 'labels'}),
    !keepsPages.navbar && generated(String.raw`globalData\.json`, 'json', {data: 'globalData'}),
    !keepsPages.cards && generated(versions, 'json', {data: 'version'}),
    {
      test: /\.tsx?$/,
      include: [path.join(siteDir, 'src')],
      enforce: 'pre' as const,
      loader: here('labels/inline.mjs'),
      options: {file: path.join(generatedFilesDir, 'codeTranslations.json')},
    },
    patches.has('startup-transitions') && {
      test: transitionModules,
      use: here('patches/startup-transitions.mjs'),
    },
  ].filter((rule) => rule !== false);
}

/**
 * Makes pages lighter by the bundler's settings: groups of scripts and style sheets, Infima without what the site doesn't use, generated
 * data without what a browser doesn't read, and the site's own labels in the components that show them. patches/ changes code of Docusaurus.
 */
export default function bundlePlugin(context: LoadContext): Plugin {
  const {siteDir, siteConfig} = context;
  if (process.env.NODE_ENV !== 'production') return {name: 'bundle'};
  const patches = usedPatches(process.env.PATCHES);
  const keepsPages = {cards: false, navbar: namesDocument(siteConfig)};
  // Once for both bundles: it reads all components.
  let purge: ReturnType<typeof purgeInfima> | undefined;

  return {
    name: 'bundle',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs'] as
        Record<string, LoadedContent> | undefined;
      keepsPages.cards = hasCards(docs ?? {}, siteDir);
    },
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      plugins: [...options.plugins, (purge ??= purgeInfima(siteDir))],
    }),
    configureWebpack(_config, isServer) {
      if (isServer) return {module: {rules: [registry(true, patches)]}};
      return {
        ...(patches.has('startup-tasks') && {entry: here('patches/startup-tasks.ts')}),
        // Loads Prism on all pages to add grammars to it. Code is highlighted at build time: see src/markdown/highlight.ts.
        resolve: {alias: {[path.join(siteDir, prismClient)]: false as const}},
        module: {rules: browserRules(context, patches, keepsPages)},
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
