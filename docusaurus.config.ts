import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {
  apiOptions,
  blogOptions,
  changelogOptions,
  docsOptions,
  pagesOptions,
} from './src/content-options.ts';
import {readEnvironment} from './src/config/environment.ts';
import {identity} from './src/config/identity.ts';
import {builtLocale, i18nConfig} from './src/config/i18n.ts';
import {languages} from './src/config/languages.ts';
import {defaultLocale} from './src/config/locales.ts';
import {apiFrontMatter} from './src/features/api-reference/front-matter.ts';
import {openapiOptions} from './src/features/api-reference/options.ts';
import {themeConfig} from './src/config/theme.ts';
import {isInGit} from './src/node/git.ts';
import {forDocusaurus} from './src/markdown/notes.ts';
import {sitemapItems} from './src/plugins/publish/sitemap.ts';

const environment = readEnvironment(process.env);
const {siteUrl, baseUrl} = environment;
const {footnotes, ownFont} = languages[builtLocale];

const presetOptions: PresetOptions = {
  docs: docsOptions,
  blog: blogOptions,
  pages: pagesOptions,
  theme: {
    customCss: [
      'tokens',
      'base',
      'primitives',
      'bars',
      'docs-layout',
      'article',
      'code',
      'states',
      'print',
    ].map((name) => `./src/css/${name}.css`),
  },
  sitemap: {
    lastmod: isInGit ? 'date' : null,
    ignorePatterns: ['/**/search', '/**/tags/**'],
    createSitemapItems: sitemapItems(siteUrl + baseUrl),
  },
};

const config: Config = {
  title: identity.name,
  tagline: identity.tagline,
  favicon: 'img/favicon.svg',
  headTags: [
    {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}},
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
    },
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`}},
    {tagName: 'meta', attributes: {name: 'theme-color', content: '#0D1417'}},
  ],
  url: siteUrl,
  baseUrl,
  trailingSlash: false,
  baseUrlIssueBanner: false,
  organizationName: identity.organization,
  projectName: 'tianji',
  i18n: i18nConfig(baseUrl),
  future: {v4: true, faster: true},
  onBrokenLinks: 'throw',
  // A page that isn't translated yet may link to a heading that an older translation lacks. Links of current translations are checked from
  // the source (npm run check).
  onBrokenAnchors: builtLocale === defaultLocale ? 'throw' : 'warn',
  onDuplicateRoutes: 'throw',
  markdown: {
    // What people paste from other sites: `:::note Title`, `## Heading {#id}`, `<!-- comment -->`.
    mdx1Compat: {admonitions: true, headingIds: true, comments: true},
    preprocessor: ({fileContent}) => forDocusaurus(fileContent),
    parseFrontMatter: async (params) => {
      const result = await params.defaultParseFrontMatter(params);
      // Notes of the writers about where a page's facts come from.
      const {sources: _sources, verified: _verified, ...frontMatter} = result.frontMatter;
      return {...result, frontMatter: await apiFrontMatter(params.filePath, frontMatter)};
    },
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    remarkRehypeOptions: {
      footnoteLabel: footnotes.label,
      footnoteBackLabel: (reference: number, again: number) =>
        footnotes.back(again > 1 ? `${reference + 1}-${again}` : `${reference + 1}`),
    },
  },
  customFields: {
    trackerHost: environment.trackerHost,
    trackerWebsiteId: environment.trackerWebsiteId,
    ownFont,
  },
  presets: [['classic', presetOptions]],
  plugins: [
    ['@docusaurus/plugin-content-docs', apiOptions],
    ['./src/features/changelog/plugin.ts', changelogOptions],
    ['docusaurus-plugin-openapi-docs', openapiOptions],
    './src/features/api-reference/plugin.ts',
    './src/features/translations/notice/plugin.ts',
    './src/features/symptoms/plugin.ts',
    './src/plugins/publish/index.ts',
    './src/plugins/breakpoints.ts',
    './src/plugins/bundle/index.ts',
  ],
  clientModules: [
    'changed-pages/client',
    'addresses/client',
    'loading/client',
    'image-zoom/client',
    'translations/language-bar/client',
    'reader-values/client',
  ].map((name) => `./src/features/${name}.ts`),
  themes: ['./src/features/api-reference/openapi-theme.ts'],
  themeConfig,
};

export default config;
