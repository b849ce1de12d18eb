import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {scriptGroups} from './chunks.ts';
import {usedPatches} from './patches/index.ts';
import {modules as sortingModules} from './patches/code-point-order.mjs';
import {modules as transitionModules} from './patches/startup-transitions.mjs';
import {purgeInfima} from './purge.ts';
import {styleGroups} from './styles.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

interface NavbarItem {
  type?: string;
}

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

/**
 * Makes pages lighter by the bundler's settings: groups of scripts and style sheets, Infima without what the site doesn't use, generated
 * data without what a browser doesn't read, and the site's own labels in the components that show them. patches/ changes code of Docusaurus.
 */
export default function bundlePlugin(context: LoadContext): Plugin {
  const {siteDir, siteConfig, generatedFilesDir} = context;
  if (process.env.NODE_ENV !== 'production') return {name: 'bundle'};
  const {navbar, prism} = siteConfig.themeConfig as {
    navbar?: {items?: NavbarItem[]};
    prism?: {additionalLanguages?: string[]};
  };
  const patches = usedPatches(process.env.PATCHES);
  const namesDocs = (navbar?.items ?? []).some(({type}) => type?.startsWith('doc'));
  const generated = (file: string, loader: string, options: object = {}) => ({
    test: new RegExp(`[\\\\/]\\.docusaurus[\\\\/](?:[^\\\\/]+[\\\\/])?${file}$`),
    use: [{loader: here(`data/${loader}.mjs`), options}],
  });
  let keepsDocs = false;
  // Once for both bundles: it reads all components.
  let purge: ReturnType<typeof purgeInfima> | undefined;
  return {
    name: 'bundle',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs'] as
        Record<string, LoadedContent> | undefined;
      keepsDocs = hasCards(docs ?? {}, siteDir);
    },
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      plugins: [...options.plugins, (purge ??= purgeInfima(siteDir))],
    }),
    configureWebpack(_config, isServer) {
      const registry = generated('registry\\.js', 'registry', {
        isServer,
        inTasks: patches.has('startup-tasks'),
      });
      const sidebars = generated(
        'docusaurus-plugin-content-docs[\\\\/][^\\\\/]+[\\\\/]p[\\\\/][^\\\\/]+\\.json',
        'docs',
        {keepsDocs},
      );
      if (isServer) return {module: {rules: [registry, sidebars]}};
      return {
        ...(patches.has('startup-tasks') && {entry: here('patches/startup-tasks.ts')}),
        resolve: {
          // Loads Prism for grammars that are added to it, on all pages.
          alias: prism?.additionalLanguages?.length
            ? {}
            : {
                [path.join(
                  siteDir,
                  'node_modules/@docusaurus/theme-classic/lib/prism-include-languages',
                )]: false as const,
              },
        },
        module: {
          rules: [
            registry,
            sidebars,
            generated('routesChunkNames\\.json', 'routes'),
            generated('routes\\.js', 'route-keys'),
            generated('docusaurus\\.config\\.mjs', 'config'),
            generated('globalData\\.json', 'global', {keepsDocs: namesDocs}),
            generated('codeTranslations\\.json', 'labels'),
            {
              test: /\.tsx?$/,
              include: [path.join(siteDir, 'src')],
              enforce: 'pre' as const,
              loader: here('labels/loader.mjs'),
              options: {file: path.join(generatedFilesDir, 'codeTranslations.json')},
            },
            ...(patches.has('startup-transitions')
              ? [{test: transitionModules, use: here('patches/startup-transitions.mjs')}]
              : []),
            ...(patches.has('code-point-order')
              ? [{test: sortingModules, use: here('patches/code-point-order.mjs')}]
              : []),
          ],
        },
        // The hash alone is too short to be unique among a thousand files.
        output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
        optimization: {
          chunkIds: 'named' as const,
          splitChunks: {cacheGroups: {...styleGroups, ...scriptGroups}},
        },
      };
    },
  };
}
