import {createRequire} from 'node:module';
import path from 'node:path';
import {flattenRoutes, resolveMarkdownLinkPathname} from '@docusaurus/utils';
import type {RouteConfig} from '@docusaurus/types';
import {fileAreas} from '../translations/files.ts';
import {Failure} from '../../node/report.ts';
import {errorAt, sitePath, type Finding, type Page} from './page.ts';
import {markdownParser, type Parse} from './parse.ts';

/** What Docusaurus knows of the site. */
export interface Site {
  /** Source file of each page by its path, without the base URL; pages made by code have none. */
  pages: Map<string, string | undefined>;
  /** Path of each page by its source file, with the slash that it may end in. */
  urls: Map<string, string>;
  /** Path of the page that a link to a Markdown file leads to. */
  resolve: (link: string, page: Page) => string | undefined;
  parse: Parse;
  findings: Finding[];
}

/** Path that Docusaurus knows the English page by: API pages are copied from their templates. */
export const sourceOf = ({english, file}: Page): string =>
  (english?.file ?? file).replace(/^openapi\/pages\//, 'api/');

const contentFolders = ['api', ...fileAreas.map(({folder}) => folder)];
const folderOf = (file: string): string =>
  contentFolders.find((name) => file.startsWith(`${name}/`)) ?? '';

/** The key of a page's path: without the slash at its end, except for the home page. */
export const withoutSlash = (url: string): string => url.replace(/(.)\/$/, '$1');

type SiteModule = typeof import('@docusaurus/core/lib/server/site');
type PluginModule = typeof import('@docusaurus/core/lib/server/plugins/plugins');

/**
 * The steps that a build begins with. No public function loads a site without building it, so after an upgrade, look here first. The modules
 * are CommonJS, and read the environment when they are loaded.
 */
function buildSteps() {
  process.env.NODE_ENV = 'production';
  process.env.DOCUSAURUS_CURRENT_LOCALE = 'en';
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = '.cache/check/docusaurus';
  const require = createRequire(import.meta.url);
  const {loadContext} = require('@docusaurus/core/lib/server/site.js') as SiteModule;
  const {loadPlugins} = require('@docusaurus/core/lib/server/plugins/plugins.js') as PluginModule;
  return {loadContext, loadPlugins};
}

/** Line of the key in a page's front matter that a message names, also in the singular: "author" for `authors:`. */
const keyLine = ({text}: Page, message: string): number =>
  1 +
  text.split('\n').findIndex((line) => {
    const key = /^(\w+?)s?:/.exec(line)?.[1];
    return key !== undefined && message.toLowerCase().includes(key);
  });

/** What Docusaurus says of a problem, without its advice on options, at the file and the key of its front matter that it names. */
function findingOf(error: unknown, pages: Page[]): Finding {
  const causes: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause.message);
  const [reason = ''] = causes.at(-1)!.split('\n\n');
  // The last message says what is wrong; the first ones say where, such as `path="blog/authors.yml"`.
  const text = causes.reverse().join('\n').replaceAll('\\', '/');
  const [, named] = /(?:path=|")([^",\n]+?\.(?:mdx?|ts|js|yml))\b/.exec(text) ?? [];
  const file = named && sitePath(path.relative('', named));
  const page = pages.find((one) => file && (one.file === file || one.file.endsWith(`/${file}`)));
  return errorAt(
    page?.file ?? file ?? 'docusaurus.config.ts',
    (page && keyLine(page, reason)) || 1,
    `Docusaurus can't build this: ${reason.replace(/\s+/g, ' ').trim()}`,
  );
}

/** Runs a step without its output. What content plugins print before they throw, such as the name of a file, comes with the error. */
async function silently<T>(work: () => Promise<T>): Promise<T> {
  const {error, warn, log} = console;
  const printed: unknown[] = [];
  console.error = console.warn = console.log = (...parts) => void printed.push(...parts);
  try {
    return await work();
  } catch (cause) {
    throw new Error(printed.join('\n'), {cause});
  } finally {
    Object.assign(console, {error, warn, log});
  }
}

/** Where the pages of these routes are, and what links to their files lead to. */
function addressesOf(routes: RouteConfig[], baseUrl: string) {
  const pages: Site['pages'] = new Map();
  const urls: Site['urls'] = new Map();
  for (const {path: route, exact, metadata} of flattenRoutes(routes)) {
    if (!exact) continue;
    const url = `/${route.slice(baseUrl.length)}`;
    const file = metadata?.sourceFilePath && sitePath(metadata.sourceFilePath);
    pages.set(withoutSlash(url), file);
    if (file) urls.set(file, url);
  }
  const sourceToPermalink = new Map([...urls].map(([file, url]) => [`@site/${file}`, url]));
  const resolve: Site['resolve'] = (link, page) => {
    const source = sourceOf(page);
    const folder = folderOf(source);
    const url = resolveMarkdownLinkPathname(link, {
      sourceFilePath: path.resolve(source),
      sourceToPermalink,
      contentPaths: {contentPath: path.resolve(folder), contentPathLocalized: ''},
      siteDir: process.cwd(),
    });
    // Links to files don't leave the folder of a content plugin.
    const target = url && pages.get(withoutSlash(decodeURIComponent(url)));
    return target && folderOf(target) === folder ? url : undefined;
  };
  return {pages, urls, resolve};
}

/**
 * Loads the English site with Docusaurus, as a build does. After a mistake that Docusaurus stops at, such as in the front matter of a page, it
 * has no pages.
 * @throws Failure for settings that Docusaurus can't read
 */
export async function loadSite(pages: Page[]): Promise<Site> {
  const {loadContext, loadPlugins} = buildSteps();
  const context = await loadContext({siteDir: process.cwd()}).catch((thrown: unknown) => {
    const {file, message} = findingOf(thrown, []);
    throw new Failure(`${file}: ${message}`);
  });
  const parse = markdownParser(context.siteConfig.markdown);
  try {
    const {routes} = await silently(() => loadPlugins(context));
    return {...addressesOf(routes, context.baseUrl), parse, findings: []};
  } catch (thrown) {
    return {...addressesOf([], '/'), parse, findings: [findingOf(thrown, pages)]};
  }
}
