import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {apiOptions, blogOptions, changelogOptions, docsOptions, pagesOptions} from './src/config/content.ts';
import {readEnvironment} from './src/config/environment.ts';
import {headTags} from './src/config/head.ts';
import {identity} from './src/config/identity.ts';
import {defaultLocale, i18nConfig} from './src/config/locales.ts';
import {openapiOptions} from './src/config/openapi.ts';
import {configTexts} from './src/config/texts.ts';
import {themeConfig} from './src/config/theme.ts';

const environment = readEnvironment(process.env);
const {footnotes, backTo} = configTexts();

const presetOptions: PresetOptions = {
  docs: docsOptions,
  blog: blogOptions,
  pages: pagesOptions,
  theme: {customCss: ['tokens', 'base', 'bars', 'article', 'code', 'blog', 'api', 'states', 'print'].map((name) => `./src/css/${name}.css`)},
  sitemap: {lastmod: 'date', ignorePatterns: ['/**/search', '/**/tags/**']},
};

const config: Config = {
  title: identity.name,
  tagline: identity.tagline,
  favicon: 'img/favicon.svg',
  headTags: headTags(environment.baseUrl, process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLocale),
  url: environment.siteUrl,
  baseUrl: environment.baseUrl,
  trailingSlash: false,
  baseUrlIssueBanner: false,
  organizationName: identity.organization,
  projectName: 'tianji',
  i18n: i18nConfig(environment.baseUrl),
  future: {v4: true, faster: true},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    remarkRehypeOptions: {
      footnoteLabel: footnotes,
      footnoteBackLabel: (reference: number, again: number) => backTo(again > 1 ? `${reference + 1}-${again}` : `${reference + 1}`),
    },
  },
  customFields: {trackerHost: environment.trackerHost, trackerWebsiteId: environment.trackerWebsiteId},
  presets: [['classic', presetOptions]],
  plugins: [
    ['@docusaurus/plugin-content-docs', apiOptions],
    ['./src/plugins/changelog/index.ts', changelogOptions],
    ['docusaurus-plugin-openapi-docs', openapiOptions],
    './src/plugins/api-facts/index.ts',
    './src/plugins/translation-status/index.ts',
    './src/plugins/translation-notice/index.ts',
    './src/plugins/lean-client/index.ts',
    './src/plugins/inline-texts/index.ts',
  ],
  clientModules: ['addresses', 'failed-route', 'image-zoom', 'language', 'reader-values'].map((name) => `./src/clientModules/${name}.ts`),
  themes: ['./src/plugins/openapi-theme/index.ts'],
  themeConfig,
};

export default config;
