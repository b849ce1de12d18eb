import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import {identity} from './identity.ts';
import {rehypeKinds} from '../plugins/changelog/rehype-kinds.ts';
import {rehypeCode} from '../plugins/code/rehype-code.ts';
import {rehypeLead} from '../plugins/page-tools/rehype-lead.ts';
import {rehypeTables} from '../plugins/tables/rehype-tables.ts';
import {rehypeTasks} from '../plugins/tasks/rehype-tasks.ts';
import {rehypeThousands} from '../plugins/thousands/rehype-thousands.ts';
import {rehypeNotice} from '../plugins/translation-notice/rehype-notice.ts';
import {defaultLocale} from './locales.ts';
import {configTexts} from './texts.ts';

const editRoot = `${identity.repository}/edit/${identity.repositoryBranch}/${identity.siteFolder}`;

/** Edit link of a content file, in the folder of its language. */
function editUrl(folder: string, plugin: string) {
  return ({locale, docPath, blogPath}: {locale: string; docPath?: string; blogPath?: string}): string => {
    const file = docPath ?? blogPath;
    return locale === defaultLocale ? `${editRoot}/${folder}/${file}` : `${editRoot}/i18n/${locale}/${plugin}/${file}`;
  };
}

/** Code blocks are highlighted at build time on every kind of page, and tables become rows of pairs on a phone. */
const rehypePlugins = [rehypeCode, rehypeTables, rehypeTasks, rehypeThousands];
/** A page that is not what the English page is today says so. Runs last: the notice is no part of the text. */
const markdown = {rehypePlugins: [...rehypePlugins, rehypeNotice]};

const currentVersion = {lastVersion: 'current', versions: {current: {label: 'Next'}}};

/** Documentation under /docs. */
export const docsOptions = {
  rehypePlugins: [...rehypePlugins, rehypeLead, rehypeNotice],
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  showLastUpdateTime: true,
  editUrl: editUrl('docs', 'docusaurus-plugin-content-docs/current'),
  ...currentVersion,
} satisfies DocsOptions;

/** API reference under /api: a second documentation instance whose pages are generated. */
export const apiOptions = {
  ...markdown,
  id: 'api',
  path: 'api',
  routeBasePath: 'api',
  sidebarPath: './sidebarsApi.ts',
  docRootComponent: '@site/src/components/api/DocRoot',
  ...currentVersion,
} satisfies DocsOptions;

const blogDefaults = {
  ...markdown,
  showReadingTime: true,
  blogSidebarCount: 'ALL',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  sortPosts: 'descending',
} satisfies BlogOptions;

/** Blog under /blog. */
export const blogOptions = {
  ...blogDefaults,
  path: 'blog',
  routeBasePath: 'blog',
  blogTitle: 'Blog',
  blogDescription: 'Articles on uptime, website analytics and running a monitoring service of your own, from the makers of the Tianji site.',
  blogSidebarTitle: 'All posts',
  blogListComponent: '@site/src/components/blog/ListPage',
  blogArchiveComponent: '@site/src/components/blog/ArchivePage',
  blogTagsListComponent: '@site/src/components/blog/TagsPage',
  blogAuthorsListComponent: '@site/src/components/blog/AuthorsPage',
  onUntruncatedBlogPosts: 'throw',
  editUrl: editUrl('blog', 'docusaurus-plugin-content-blog'),
  feedOptions: {type: ['rss', 'atom', 'json'], title: configTexts().blogFeed, description: configTexts().blogFeed, copyright: 'Apache-2.0'},
} satisfies BlogOptions;

/** Changelog under /changelog: a second blog instance, one file a release line. */
export const changelogOptions = {
  ...blogDefaults,
  rehypePlugins: [...rehypePlugins, rehypeKinds, rehypeNotice],
  id: 'changelog',
  path: 'changelog',
  routeBasePath: 'changelog',
  blogTitle: 'Changelog',
  blogDescription: 'What changed in each release of Tianji, by version and by kind of change, with links to the pages that explain it.',
  blogSidebarTitle: 'Releases',
  postsPerPage: 'ALL',
  blogListComponent: '@site/src/components/changelog/ListPage',
  blogTagsListComponent: '@site/src/components/changelog/TagsPage',
  showReadingTime: false,
  archiveBasePath: null,
  onUntruncatedBlogPosts: 'ignore',
  editUrl: editUrl('changelog', 'docusaurus-plugin-content-blog-changelog'),
  feedOptions: {type: ['rss', 'atom'], title: configTexts().changelogFeed, description: configTexts().changelogFeed, copyright: 'Apache-2.0'},
} satisfies BlogOptions;

/** Marketing pages. */
export const pagesOptions = {
  ...markdown,
  path: 'src/pages',
  exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/*.test.{js,ts,tsx}', '**/*.d.ts'],
} satisfies PagesOptions;
