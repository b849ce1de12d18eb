import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby as glob, parseURLPath} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {defaultLocale, locales, type Locale} from '../../src/config/locales.ts';
import {redirects} from '../../src/features/redirects/redirects.ts';
import {isPartial} from './front-matter.ts';
import {nearest} from './nearest.ts';
import {attributesOf, errorAt, isCurrentTranslation, type Finding, type Page} from './page.ts';
import {sourceOf, type Site} from './site.ts';

export interface Link {
  url: string;
  line: number;
  isImage: boolean;
}

/** What links need to know of a page. */
export interface LinkFacts {
  links: Link[];
  anchors: string[];
  /** Markdown files that the page shows a part of. */
  partials: string[];
  isDraft: boolean;
}

/** Where a node of Markdown leads to: as a link of Markdown, or as a component or HTML. */
function linkOf(node: Nodes): {url: string; isImage: boolean}[] {
  if (node.type === 'link' || node.type === 'definition') return [{url: node.url, isImage: false}];
  if (node.type === 'image') return [{url: node.url, isImage: true}];
  return attributesOf(node).flatMap(({name, value}) =>
    (name === 'to' || name === 'href') && typeof value === 'string'
      ? [{url: value, isImage: false}]
      : [],
  );
}

/** Links and images of a page in the order of the text. */
export function linksIn(tree: Root): Link[] {
  const found: Link[] = [];
  visit(tree, (node) => {
    for (const link of linkOf(node)) found.push({...link, line: node.position?.start.line ?? 1});
  });
  return found;
}

/** Markdown files that a page imports. */
export function partialsIn(tree: Root, file: string): string[] {
  const found: string[] = [];
  visit(tree, 'mdxjsEsm', ({value}) => {
    for (const [, source] of value.matchAll(/['"]([^'"]+\.mdx?)['"]/g))
      found.push(
        source!.startsWith('@site/')
          ? source!.slice('@site/'.length)
          : path.posix.join(path.posix.dirname(file), source!),
      );
  });
  return found;
}

const hasScheme = (url: string): boolean => /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url);

/** A path as its file is called, or nothing where a percent sign is no escape. */
function decoded(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}

/** What to write in the place of a path that has a percent sign without an escape. */
const percentAdvice = (url: string): string =>
  `A "%" in a URL is written %25: ${url.replaceAll(/%(?![\da-f]{2})/gi, '%25')}.`;

/** File that a path in Markdown names, as Docusaurus looks for it: next to the page, below static/, or from the root of the site. */
const fileAt = (target: string, from: string): string =>
  target.startsWith('@site/')
    ? target.slice('@site/'.length)
    : target.startsWith('/')
      ? path.posix.join('static', target)
      : path.posix.join(path.posix.dirname(from), target);

/** Checks links against the site as Docusaurus has loaded it. */
export class LinkChecker {
  private readonly byFile: Map<string, Page>;
  private readonly translated: Map<string, Page>;

  constructor(
    private readonly site: Site,
    private readonly pages: Page[],
    private readonly facts: ReadonlyMap<string, LinkFacts>,
  ) {
    this.byFile = new Map(pages.map((page) => [page.file, page]));
    this.translated = new Map(
      pages.flatMap((page) =>
        page.english ? [[`${page.locale} ${page.english.file}`, page] as const] : [],
      ),
    );
  }

  private anchorsOf(page: Page, seen = new Set<string>()): string[] {
    seen.add(page.file);
    const {anchors = [], partials = []} = this.facts.get(page.file) ?? {};
    const imported = partials.flatMap((file) => {
      const partial = this.byFile.get(file);
      return partial && !seen.has(file) ? this.anchorsOf(partial, seen) : [];
    });
    // A translation of which the English has changed gets the anchors of the English when it is brought up to date.
    const english =
      page.english && !isCurrentTranslation(page) ? this.anchorsOf(page.english, seen) : [];
    return [...anchors, ...imported, ...english];
  }

  private missingAnchor(page: Page, anchor: string, name = page.file): string | undefined {
    const anchors = this.anchorsOf(page);
    if (anchors.includes(decoded(anchor) ?? anchor) || /<(?:Symptoms|Workflows)\b/.test(page.text))
      return undefined;
    const known = anchors.map((id) => `#${id}`);
    const some = known.slice(0, 5).join(', ');
    const first = some && ` It has ${some}${known.length > 5 ? ', and more' : ''}.`;
    return `${name} has no #${anchor}.${nearest(`#${anchor}`, known) ?? first}`;
  }

  /** What is wrong with a link, or nothing. @param from page with the link; none for paths from the root */
  private problemOf(url: string, locale: Locale, from?: Page): string | undefined {
    if (url === '') return 'The link leads nowhere: write its URL, or delete it.';
    if (hasScheme(url)) return undefined;
    const [, target = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
    const name = decoded(target);
    if (name === undefined) return percentAdvice(target);
    // The URL and the anchors of a part are those of the page that shows it.
    if (target === '')
      return anchor && !isPartial(from!)
        ? this.missingAnchor(from!, anchor, 'The page')
        : undefined;
    const base = from && this.site.urls.get(sourceOf(from));
    if (from && !base && !/^\/|\.mdx?$/i.test(name)) return undefined;
    const isFile = path.posix.extname(name) !== '' && existsSync(fileAt(name, from?.file ?? ''));
    const isMarkdown = from && /\.mdx?$/i.test(target);
    if (isFile && !isMarkdown) return undefined;
    if (/^\/(?:[a-zA-Z-]+\/)?openapi\.(?:json|yaml)$/.test(name)) return undefined;
    const resolved = isMarkdown
      ? this.site.resolve(target, from)
      : decoded(parseURLPath(target.replaceAll(/%(?![\da-f]{2})/gi, '%25'), base).pathname);
    const address = resolved?.replace(/(.)\/$/, '$1');
    if (address === undefined) return this.missingFile(name, from!);
    if (!this.site.pages.has(address)) return this.missingPage(address);
    const source = this.site.pages.get(address)?.replace(/^api\//, 'openapi/pages/');
    const content = this.translated.get(`${locale} ${source}`) ?? this.byFile.get(source ?? '');
    if (!content) return undefined;
    if (this.facts.get((content.english ?? content).file)?.isDraft)
      return `${content.file} is a draft, so readers don't get it: delete the link, or "draft" there.`;
    return anchor ? this.missingAnchor(content, anchor) : undefined;
  }

  private missingPage(url: string): string {
    const pages = [...this.site.pages.keys()];
    const [whole] = pages.filter((page) => page.endsWith(url)).sort((a, b) => a.length - b.length);
    return `There is no page ${url}.${whole ? ` Did you mean ${whole}?` : (nearest(url, pages) ?? '')}`;
  }

  private missingFile(target: string, from: Page): string {
    const folder = path.posix.dirname(sourceOf(from));
    const root = target.startsWith('/') ? folder.split('/')[0]! : folder;
    const file = path.posix.join(root, target);
    const url = this.site.urls.get(file);
    return url
      ? `${file} is in another part of the site: link to ${url}.`
      : `There is no file ${file}.${nearest(file, this.site.urls.keys(), path.posix.parse(file).name.length / 2) ?? ''}`;
  }

  private missingImage(url: string, from: Page): string | undefined {
    const target = decoded(url.replace(/[?#].*$/, ''));
    if (target === undefined) return percentAdvice(url);
    const file = fileAt(target, from.file);
    return hasScheme(url) || existsSync(file) ? undefined : `There is no image ${file}.`;
  }

  /** Links of pages that lead nowhere, and images that don't exist. */
  inPages(): Finding[] {
    return this.pages.flatMap((page) =>
      (this.facts.get(page.file)?.links ?? []).flatMap(({url, line, isImage}) => {
        const message = isImage
          ? this.missingImage(url, page)
          : this.problemOf(url, page.locale, page);
        return message ? errorAt(page.file, line, message) : [];
      }),
    );
  }

  /** Links in the API description that lead nowhere. */
  private inDescription(): Finding[] {
    const files = glob.sync([
      'openapi/{paths,components,overlays}/**/*.yaml',
      'openapi/openapi.yaml',
    ]);
    return files.sort().flatMap((file) => {
      const locale = locales.find((code) => file === `openapi/overlays/${code}.yaml`);
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines.flatMap((text, index) =>
        [...text.matchAll(/(?:\]\(|^ +url: )(\/[^)\s]*)/g)].flatMap(([, url]) => {
          const message = this.problemOf(url!, locale ?? defaultLocale);
          return message ? errorAt(file, index + 1, message) : [];
        }),
      );
    });
  }

  /** Redirects that lead nowhere or take the place of a page. */
  private inRedirects(): Finding[] {
    return Object.entries(redirects).flatMap(([from, to]) => {
      const problems = locales.flatMap((locale) => this.problemOf(to, locale) ?? []);
      if (this.site.pages.has(from)) problems.push(`${from} is a page: delete its redirect.`);
      return [...new Set(problems)].map((message) =>
        errorAt('src/features/redirects/redirects.ts', 1, message),
      );
    });
  }

  /** All of them. Of a site that couldn't be loaded, every link would lead nowhere. */
  findings(): Finding[] {
    if (this.site.pages.size === 0) return [];
    return [...this.inPages(), ...this.inDescription(), ...this.inRedirects()];
  }
}
