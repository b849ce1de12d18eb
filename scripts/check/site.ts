import path from 'node:path';
import {flattenRoutes} from '@docusaurus/utils';
import type {LoadedPlugin, RouteConfig} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Options as MDXOptions} from '@docusaurus/mdx-loader/lib/options';
import type {SimpleProcessor} from '@docusaurus/mdx-loader/lib/processor';
import type {Root} from 'mdast';
import {core, createProcessor, preprocess} from './docusaurus.ts';
import {errorAt, readPages, type Finding, type Page} from './page.ts';
import {withoutErrors} from './front-matter.ts';
import {sitePath} from '../../src/node/paths.ts';

/** File that a finding is about where Docusaurus names no other. */
export const siteConfig = 'docusaurus.config.ts';

/** What Docusaurus knows of the site. */
export interface Site {
  /** Source file of each page by its path, without the base URL; pages made by code have none. */
  pages: Map<string, string | undefined>;
  /** Path of each page by its source file, with the slash that it may end in. */
  urls: Map<string, string>;
  /** Path of the page that a link to a Markdown file leads to. */
  resolve: (link: string, page: Page) => string | undefined;
  /** Reads Markdown as the build does. @throws the parser's first message */
  parse: (page: Page, text: string) => Promise<Root>;
  /** Folders of the themes' components; none if the site couldn't be loaded. */
  themes: string[];
  findings: Finding[];
}

/** Thrown by the first step after the parser, so that nothing else runs. */
class Parsed extends Error {
  constructor(readonly tree: Root) {
    super();
  }
}

/** Path that Docusaurus knows the English page by: API pages are copied from their templates. */
export const sourceOf = ({english, file}: Page): string =>
  (english?.file ?? file).replace(/^openapi\/pages\//, 'api/');

/** Options of Docusaurus' Markdown loader, with the folders that they are for. */
function loadersOf(plugins: LoadedPlugin[]): {folders: string[]; options: MDXOptions}[] {
  return plugins
    .filter(({name}) => name.startsWith('docusaurus-plugin-content-'))
    .flatMap((plugin) => {
      const {module} = plugin.configureWebpack?.({}, false, {} as never, plugin.content) ?? {};
      return (module?.rules ?? []) as {include?: string[]; use?: {options?: MDXOptions}[]}[];
    })
    .flatMap(({include, use}) => {
      const options = use?.find((loader) => loader.options?.resolveMarkdownLink)?.options;
      return include && options ? {folders: include, options} : [];
    });
}

/** Advice on documentation pages that readers don't find in a menu. */
const withoutSidebar = (plugins: LoadedPlugin[]): Finding[] =>
  plugins
    .filter(({name, options}) => name.endsWith('content-docs') && options.id === 'default')
    .flatMap(({content}) => (content as LoadedContent).loadedVersions)
    .flatMap(({docs}) => docs)
    .filter(({sidebar, draft, unlisted}) => !sidebar && !draft && !unlisted)
    .map(({source}) => ({
      file: source.replace('@site/', ''),
      line: 1,
      message: 'No sidebar lists the page: add it to sidebars.ts.',
      isError: false,
    }));

/** What to say of an error of Docusaurus: its first lines, at the file that they name. */
function findingOf(error: unknown): Finding {
  const causes: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause.message);
  const text = causes.join('\n');
  const ids = /do not exist:\n- ([^\n]+)/.exec(text)?.[1];
  const file = ids
    ? 'sidebars.ts'
    : (/(?:["' ]|\/)((?:docs|blog|changelog|src|i18n|openapi)\/[^"'\n]+?\.\w+)/.exec(text)?.[1] ??
      siteConfig);
  const reason = text.split('\n').filter(Boolean).slice(0, 6).join(' ');
  return errorAt(file, 1, `Docusaurus can't load the site: ${reason}`);
}

/** Content plugins print what they throw. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const {error, warn, log} = console;
  console.error = console.warn = console.log = () => undefined;
  try {
    return await work();
  } finally {
    Object.assign(console, {error, warn, log});
  }
}

/**
 * Loads the English site with Docusaurus, as a build does, without the dates of Git. Front matter that Docusaurus would stop at is removed
 * (the rule for front matter reports it), so that one wrong page doesn't hide the findings of the others.
 */
export async function loadSite(pages: Page[] = readPages()): Promise<Site> {
  process.env.NODE_ENV = 'development';
  process.env.DOCUSAURUS_CURRENT_LOCALE = 'en';
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = '.cache/check/docusaurus';
  const {loadContext, loadPlugins} = core();
  const context = await loadContext({siteDir: process.cwd()});
  const {markdown} = context.siteConfig;
  const {parseFrontMatter} = markdown;
  const byFile = new Map(pages.map((page) => [path.resolve(page.file), page]));
  markdown.parseFrontMatter = async (params) => {
    const page = byFile.get(params.filePath);
    const fileContent = page ? withoutErrors(page) : params.fileContent;
    return parseFrontMatter({...params, fileContent});
  };
  const findings: Finding[] = [];
  const {plugins, routes} = await quietly(() => loadPlugins(context)).catch((error: unknown) => {
    findings.push(findingOf(error));
    return {plugins: [] as LoadedPlugin[], routes: [] as RouteConfig[]};
  });
  const site = new Map<string, string | undefined>();
  const urls = new Map<string, string>();
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
    if (file) urls.set(file, url);
  }
  const loaders = loadersOf(plugins);
  const loaderOf = (page: Page) =>
    loaders.find(({folders}) =>
      folders.some((folder) => path.resolve(sourceOf(page)).startsWith(folder)),
    ) ?? loaders[0];
  const processors = new Map<string, Promise<SimpleProcessor>>();
  const capture = () => (tree: Root) => {
    throw new Parsed(tree);
  };
  return {
    pages: site,
    urls,
    themes: plugins.flatMap((plugin) => plugin.getThemePath?.() ?? []),
    findings: [...findings, ...withoutSidebar(plugins)],
    resolve(link, page) {
      const url = loaderOf(page)?.options.resolveMarkdownLink?.({
        linkPathname: link,
        sourceFilePath: path.resolve(sourceOf(page)),
      });
      return url ? `/${url.slice(context.baseUrl.length)}` : undefined;
    },
    async parse(page, text) {
      const {options} = loaderOf(page) ?? {options: {admonitions: true} as MDXOptions};
      const format = /^mdx:\n +format: md$/m.test(text) ? 'md' : 'mdx';
      const key = `${loaders.indexOf(loaderOf(page)!)} ${format}`;
      if (!processors.has(key))
        processors.set(
          key,
          createProcessor({
            options: {
              ...options,
              markdownConfig: markdown,
              beforeDefaultRemarkPlugins: [capture],
            } as MDXOptions,
            format,
          }),
        );
      const content = preprocess({
        fileContent: text,
        filePath: page.file,
        admonitions: options.admonitions,
        markdownConfig: markdown,
      });
      try {
        await (
          await processors.get(key)!
        ).process({content, filePath: page.file, frontMatter: {}, compilerName: 'client'});
      } catch (error) {
        if (error instanceof Parsed) return error.tree;
        throw error;
      }
      return {type: 'root', children: []};
    },
  };
}
