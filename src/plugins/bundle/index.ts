import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';
import {readerChunks} from './chunks.ts';
import {linkAreaStyles, styleGroups} from './styles.ts';
import {codeFolders, setOnRoot, withoutUnused, wordsIn} from './unused.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/**
 * Parts of the theme that this site never shows: it has one version, no switch of the palette, plain links in its bar, and writes structured data into the
 * finished pages (src/plugins/publish/structured-data.ts).
 */
const neverShown = [
  'ColorModeToggle',
  'DocBreadcrumbs/StructuredData',
  'DocVersionBadge',
  'DocVersionBanner',
  'NavbarItem/DocNavbarItem',
  'NavbarItem/DocSidebarNavbarItem',
  'NavbarItem/DocsVersionNavbarItem',
  'NavbarItem/DocsVersionDropdownNavbarItem',
];

/** Modules that change their state when the first page stands. Whatever reads it would be drawn again in one go. */
const statesOfStart =
  /@docusaurus[\\/][^\\/]+[\\/]lib[\\/].*\b(?:browserContext|useWindowSize|announcementBar|colorMode|navbarSecondaryMenu[\\/]content|docsPreferredVersion)\.js$/;

/** Modules that put keys and paths in order while a page starts. */
const sorters =
  /@docusaurus[\\/](?:plugin-content-docs[\\/]lib[\\/]client[\\/]docsClientUtils|theme-common[\\/]lib[\\/]utils[\\/]reactUtils)\.js$/;

/** Loaders of generated files that a page needs only a part of. */
const slimmed = {
  browser: [
    {
      test: /[\\/]\.docusaurus[\\/](?:[^\\/]+[\\/])?routesChunkNames\.json$/,
      use: here('loaders/routes.mjs'),
    },
    {
      test: /[\\/]\.docusaurus[\\/](?:[^\\/]+[\\/])?routes\.js$/,
      use: here('loaders/route-keys.mjs'),
    },
    {
      test: /[\\/]\.docusaurus[\\/](?:[^\\/]+[\\/])?docusaurus\.config\.mjs$/,
      use: here('loaders/config.mjs'),
    },
    {
      test: /[\\/]\.docusaurus[\\/](?:[^\\/]+[\\/])?globalData\.json$/,
      use: here('loaders/global.mjs'),
    },
    {
      test: /[\\/]changelog[\\/]p[\\/]changelog-[0-9a-f]+\.json$/,
      use: here('loaders/releases.mjs'),
    },
    {test: sorters, use: here('loaders/plain-order.mjs')},
    {test: statesOfStart, use: here('loaders/transition-state.mjs')},
  ],
  all: [
    {
      test: /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
      use: here('loaders/docs.mjs'),
    },
  ],
};

/** The register of page parts: what a browser, or the server, needs of it. */
const register = (isServer: boolean): object => ({
  test: /[\\/]\.docusaurus[\\/](?:[^\\/]+[\\/])?registry\.js$/,
  use: [{loader: here('loaders/registry.mjs'), options: {isServer}}],
});

/** Pages of Markdown that the register lists; a text that another page imports stays in the script. */
const textsOfPages = (isServer: boolean): object => ({
  // Not `test`: Docusaurus takes a rule that tests for MDX to be one that compiles it.
  resource: /\.mdx?$/,
  issuer: /[\\/]registry\.js$/,
  enforce: 'post',
  use: [{loader: here('texts/loader.mjs'), options: {isServer}}],
});

/**
 * Removes from pages what no visitor needs. README.md lists every patch with its reason and the bytes that it saves.
 */
export default function leanClientPlugin({siteDir, siteConfig, i18n}: LoadContext): Plugin {
  const unseen = [
    ...neverShown,
    ...(siteConfig.themeConfig.announcementBar ? [] : ['AnnouncementBar']),
  ];
  const production = process.env.NODE_ENV === 'production';
  return {
    name: 'lean-client',
    getClientModules: () => [here('prefetch.ts')],
    configurePostCss(options: PostCssOptions) {
      if (!production) return options;
      const words = new Set(codeFolders(siteDir).flatMap((folder) => [...wordsIn(folder)]));
      return {
        ...options,
        plugins: [
          ...options.plugins,
          withoutUnused(
            words,
            setOnRoot(readFileSync(path.join(siteDir, 'src/css/base.css'), 'utf8')),
          ),
        ],
      };
    },
    configureWebpack: (_config, isServer) => ({
      ...(!isServer && production && {entry: here('start.ts')}),
      resolve: {
        alias: {
          [path.join(
            siteDir,
            'node_modules/@docusaurus/theme-classic/lib/prism-include-languages',
          )]: false as const,
          ...Object.fromEntries(unseen.map((part) => [`@theme/${part}`, here('nothing.ts')])),
          ...(!isServer &&
            production && {
              tslib: here('loaders/tslib.ts'),
              'hoist-non-react-statics': here('hoist.ts'),
              'react-helmet-async': here('helmet.ts'),
            }),
        },
      },
      module: {
        rules: [
          ...slimmed.all,
          ...(production ? [register(isServer), textsOfPages(isServer)] : []),
          ...(!isServer && production ? slimmed.browser : []),
        ],
      },
      ...(!isServer &&
        production && {
          // The hash alone is too short to be unique among a thousand files.
          output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
          optimization: {
            chunkIds: 'named' as const,
            splitChunks: {cacheGroups: {...styleGroups, ...readerChunks}},
          },
        }),
    }),
    postBuild: ({outDir}) =>
      linkAreaStyles(
        outDir,
        i18n.locales.filter((locale) => locale !== i18n.currentLocale),
      ),
  };
}
