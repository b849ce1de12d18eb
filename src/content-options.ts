import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import remarkAlerts from 'remark-github-admonitions-to-directives';
import {readEnvironment} from './config/environment.ts';
import {rehypeKinds} from './features/changelog/rehype-kinds.ts';
import {rehypeCode} from './markdown/rehype-code.ts';
import {rehypeLead} from './markdown/rehype-lead.ts';
import {rehypeTables} from './markdown/rehype-tables.ts';
import {remarkReference} from './features/api-reference/remark-reference.ts';
import {remarkWorkflows} from './features/workflows/reader/remark-workflows.ts';
import {remarkSymptoms} from './features/symptoms/remark-symptoms.ts';
import {remarkImports} from './markdown/remark-imports.ts';
import {rehypeNotice} from './features/translations/notice/rehype-notice.ts';
import {clonedRepository, isInGit} from './node/git.ts';
import {builtLocale} from './config/i18n.ts';
import {languages} from './config/languages.ts';

const siteRepository = readEnvironment(process.env).siteRepository ?? clonedRepository();

/** Edit links of content files, each in the folder of its language. Without a repository there are none. */
const editLinks = siteRepository
  ? {editUrl: `https://github.com/${siteRepository}/edit/main/`, editLocalizedFiles: true}
  : {};

const rehypePlugins = [rehypeCode, rehypeTables];
/** The notice on stale translations comes last, because it isn't part of the text. */
const markdown = {
  // Before Docusaurus reads its notes: an alert of GitHub becomes one of them.
  beforeDefaultRemarkPlugins: [remarkAlerts],
  remarkPlugins: [remarkImports],
  rehypePlugins: [...rehypePlugins, rehypeNotice],
};

export const docsOptions = {
  ...markdown,
  beforeDefaultRemarkPlugins: [remarkAlerts, remarkSymptoms],
  rehypePlugins: [...rehypePlugins, rehypeLead, rehypeNotice],
  sidebarPath: './sidebars.ts',
  showLastUpdateTime: isInGit,
  ...editLinks,
} satisfies DocsOptions;

/** API reference under /api: a second documentation instance whose pages are generated. */
export const apiOptions = {
  ...markdown,
  beforeDefaultRemarkPlugins: [
    [remarkReference, {locale: builtLocale}],
    [remarkWorkflows, {locale: builtLocale}],
  ],
  id: 'api',
  path: 'api',
  routeBasePath: 'api',
  sidebarPath: './sidebarsApi.ts',
  docRootComponent: '@site/src/features/api-reference/components/DocRoot',
} satisfies DocsOptions;

const blogDefaults = {
  ...markdown,
  ...editLinks,
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
} satisfies BlogOptions;

const feed = (title: string) => ({title, description: title, copyright: 'Apache-2.0'});

export const blogOptions = {
  ...blogDefaults,
  blogSidebarCount: 'ALL',
  blogTitle: 'Blog',
  blogDescription:
    'Articles on uptime and website analytics: what to measure, how to set up alerts, and how to read the numbers when you host your own monitoring.',
  blogSidebarTitle: 'All posts',
  blogListComponent: '@site/src/features/blog/ListPage',
  blogArchiveComponent: '@site/src/features/blog/ArchivePage',
  blogTagsListComponent: '@site/src/features/blog/TagsPage',
  blogAuthorsListComponent: '@site/src/features/blog/AuthorsPage',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {type: ['rss', 'atom', 'json'], ...feed(languages[builtLocale].feeds.blog)},
} satisfies BlogOptions;

/** Changelog under /changelog: a second blog instance, one file a release line. */
export const changelogOptions = {
  ...blogDefaults,
  rehypePlugins: [...rehypePlugins, rehypeKinds, rehypeNotice],
  id: 'changelog',
  path: 'changelog',
  routeBasePath: 'changelog',
  blogTitle: 'Changelog',
  blogDescription:
    'See what was added, changed, and fixed in each release of Tianji, filter by type of change, and follow links to the guides that explain it.',
  blogSidebarTitle: 'Releases',
  blogSidebarCount: 0,
  postsPerPage: 'ALL',
  blogListComponent: '@site/src/features/changelog/ListPage',
  blogTagsListComponent: '@site/src/features/blog/TagsPage',
  showReadingTime: false,
  archiveBasePath: null,
  onUntruncatedBlogPosts: 'ignore',
  feedOptions: {type: ['rss', 'atom'], ...feed(languages[builtLocale].feeds.changelog)},
} satisfies BlogOptions;

export const pagesOptions: PagesOptions = markdown;
