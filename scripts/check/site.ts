import {createRequire} from 'node:module';
import path from 'node:path';
import {flattenRoutes, resolveMarkdownLinkPathname} from '@docusaurus/utils';
import type {LoadedPlugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {fileAreas} from '../../src/features/translations/status/files.ts';
import {sitePath} from '../../src/node/paths.ts';
import {errorAt, type Finding, type Page} from './page.ts';
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

/** What Docusaurus says of a problem, without its advice on options, at the page and the key of its front matter that it names. */
function findingOf(error: unknown, pages: Page[]): Finding {
  const causes: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause.message);
  const text = causes.join('\n').replaceAll('\\', '/');
  const [reason = ''] = causes.at(-1)!.split('\n\n');
  const [, name] = /(?:path=|")([^"\n]+?\.(?:mdx?|ts|js))\b/.exec(text) ?? [];
  const page = pages.find(
    ({file}) => name && (path.resolve(file) === path.resolve(name) || file.endsWith(`/${name}`)),
  );
  const line = page?.text.split('\n').findIndex((key) => {
    const [, singular] = /^(\w+?)s?:/.exec(key) ?? [];
    return singular && reason.toLowerCase().includes(singular);
  });
  return errorAt(
    page?.file ?? name ?? 'docusaurus.config.ts',
    Math.max(line ?? 0, 0) + 1,
    `Docusaurus can't build this: ${reason.replace(/\s+/g, ' ').trim()}`,
  );
}

/** Advice on documentation pages that readers don't find in a menu. */
const withoutSidebar = (plugins: LoadedPlugin[]): Finding[] =>
  plugins
    .filter(({name, options}) => name.endsWith('content-docs') && options.id === 'default')
    .flatMap(({content}) => (content as LoadedContent).loadedVersions)
    .flatMap(({docs}) => docs)
    .filter(({sidebar, unlisted}) => !sidebar && !unlisted)
    .map(({source}) => ({
      file: source.replace('@site/', ''),
      line: 1,
      message: 'No sidebar lists the page: add it to sidebars.ts.',
      isError: false,
    }));

/**
 * Loads the English site with Docusaurus, as a build does, without the dates of Git. A page that Docusaurus stops at is loaded again without
 * its front matter, so that one wrong page doesn't hide the findings of the others.
 */
export async function loadSite(pages: Page[]): Promise<Site> {
  const {loadContext, loadPlugins} = buildSteps();
  const findings: Finding[] = [];
  const wrong = new Set<string>();
  /** Loads everything, with nothing in the place of the front matter that Docusaurus can't use. */
  const load = async () => {
    const context = await loadContext({siteDir: process.cwd()});
    const {markdown} = context.siteConfig;
    const {parseFrontMatter} = markdown;
    markdown.parseFrontMatter = async (params) => {
      const empty = {frontMatter: {}, content: '{/* truncate */}'};
      if (wrong.has(params.filePath)) return empty;
      try {
        return await parseFrontMatter(params);
      } catch {
        // The parser of pages reports mistakes in its syntax.
        return empty;
      }
    };
    return {context, ...(await loadPlugins(context))};
  };
  let loaded: Awaited<ReturnType<typeof load>> | undefined;
  const {error, warn, log} = console;
  // Content plugins print what they throw.
  console.error = console.warn = console.log = () => undefined;
  for (let isOver = false; !isOver;)
    try {
      loaded = await load();
      isOver = true;
    } catch (thrown) {
      const finding = findingOf(thrown, pages);
      findings.push(finding);
      const file = path.resolve(finding.file);
      isOver = wrong.has(file) || !pages.some((page) => page.file === finding.file);
      wrong.add(file);
    }
  Object.assign(console, {error, warn, log});
  const {context, plugins, routes} = loaded ?? {
    context: await loadContext({siteDir: process.cwd()}),
    plugins: [],
    routes: [],
  };
  const site = new Map<string, string | undefined>();
  const urls = new Map<string, string>();
  /** What each content plugin knows, by the folder of its files. */
  const permalinks = new Map<string, Map<string, string>>(
    contentFolders.map((name) => [name, new Map()]),
  );
  for (const {path: route, exact, metadata} of flattenRoutes(routes)) {
    if (!exact) continue;
    const url = `/${route.slice(context.baseUrl.length)}`;
    const address = url.replace(/(.)\/$/, '$1');
    const file = metadata?.sourceFilePath && sitePath(metadata.sourceFilePath);
    const first = site.get(address);
    if (first && file && first !== file)
      findings.push(
        errorAt(file, 1, `${first} has the URL ${address}, too: give one of them another slug.`),
      );
    if (!first) site.set(address, file);
    if (!file) continue;
    urls.set(file, url);
    permalinks.get(folderOf(file))?.set(`@site/${file}`, url);
  }
  return {
    pages: site,
    urls,
    parse: markdownParser(context.siteConfig.markdown),
    findings: [...findings, ...withoutSidebar(plugins)],
    resolve(link, page) {
      const source = sourceOf(page);
      const folder = folderOf(source);
      const url = resolveMarkdownLinkPathname(link, {
        sourceFilePath: path.resolve(source),
        sourceToPermalink: permalinks.get(folder) ?? new Map(),
        contentPaths: {contentPath: path.resolve(folder), contentPathLocalized: ''},
        siteDir: process.cwd(),
      });
      return url ?? undefined;
    },
  };
}
