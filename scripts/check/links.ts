import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import fg from 'fast-glob';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {defaultLocale, locales, type Locale} from '../../src/config/locales.ts';
import {redirects} from '../../src/features/redirects/redirects.ts';
import {isPartial} from './front-matter.ts';
import {nearest} from './nearest.ts';
import {attributesOf, isCurrentTranslation, type Finding, type Page} from './page.ts';
import type {Site} from './site.ts';

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
    pages: Page[],
    private readonly facts: ReadonlyMap<string, LinkFacts>,
  ) {
    this.byFile = new Map(pages.map((page) => [page.file, page]));
    this.translated = new Map(
      pages.flatMap((page) =>
        page.english ? [[`${page.locale} ${page.english.file}`, page] as const] : [],
      ),
    );
  }

  /** Content of a page in a language; undefined for pages that code makes. */
  private contentAt(url: string, locale: Locale): Page | undefined {
    const source = this.site.pages.get(url)?.replace(/^api\//, 'openapi/pages/');
    return source === undefined
      ? undefined
      : (this.translated.get(`${locale} ${source}`) ?? this.byFile.get(source));
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

  private missingAnchor(page: Page, anchor: string, name: string): string | undefined {
    const anchors = this.anchorsOf(page);
    if (anchors.includes(decoded(anchor) ?? anchor) || /<(?:Symptoms|Workflows)\b/.test(page.text))
      return undefined;
    const known = anchors.map((id) => `#${id}`);
    const some = known.slice(0, 5).join(', ');
    const first = some && ` It has ${some}${known.length > 5 ? ', and more' : ''}.`;
    return `${name} has no #${anchor}.${nearest(`#${anchor}`, known) ?? first}`;
  }

  /** What is wrong with a link, or nothing. @param from page with the link; none for paths from the root */
  problemOf(url: string, locale: Locale, from?: Page): string | undefined {
    if (url === '') return 'The link leads nowhere: write its URL, or delete it.';
    if (hasScheme(url)) return undefined;
    const [, target = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
    const name = decoded(target);
    if (name === undefined) return percentAdvice(target);
    if (target === '')
      return from && anchor && !isPartial(from)
        ? this.missingAnchor(from, anchor, 'The page')
        : undefined;
    let address: string | undefined;
    if (/\.mdx?$/i.test(target) && from) {
      address = this.site.resolve(target, from)?.replace(/(.)\/$/, '$1');
      if (!address) return this.missingFile(name, from);
    } else {
      if (from && existsSync(fileAt(name, from.file)) && path.posix.extname(name)) return undefined;
      if (/^\/(?:[a-zA-Z-]+\/)?openapi\.(?:json|yaml)$/.test(name)) return undefined;
      const own = from && this.site.urls.get((from.english ?? from).file);
      // The URL of a part is that of the page that shows it.
      if (from && !own && !name.startsWith('/')) return undefined;
      address = new URL(name.replaceAll('%', '%25'), `http://localhost${own ?? '/'}`).pathname;
      address = decoded(address)!.replace(/(.)\/$/, '$1');
      if (name.startsWith('/') && existsSync(fileAt(name, '')) && path.posix.extname(name))
        return undefined;
      if (!this.site.pages.has(address)) return this.missingPage(address);
    }
    const content = this.contentAt(address, locale);
    if (!content) return undefined;
    if (this.facts.get((content.english ?? content).file)?.isDraft)
      return `${content.file} is a draft, so readers don't get it: delete the link, or "draft" there.`;
    return anchor ? this.missingAnchor(content, anchor, content.file) : undefined;
  }

  private missingPage(url: string): string {
    const pages = [...this.site.pages.keys()];
    const [whole] = pages.filter((page) => page.endsWith(url)).sort((a, b) => a.length - b.length);
    return `There is no page ${url}.${whole ? ` Did you mean ${whole}?` : (nearest(url, pages) ?? '')}`;
  }

  private missingFile(target: string, from: Page): string {
    const folder = path.posix.dirname((from.english ?? from).file);
    const root = folder.split('/')[0]!;
    const file = target.startsWith('/')
      ? path.posix.join(root, target)
      : path.posix.join(folder, target);
    const url = this.site.urls.get(file);
    if (url) return `${file} is in another part of the site: link to ${url}.`;
    return `There is no file ${file}.${nearest(file, this.site.urls.keys()) ?? ''}`;
  }

  private missingImage(url: string, from: Page): string | undefined {
    if (hasScheme(url)) return undefined;
    const target = decoded(url.replace(/[?#].*$/, ''));
    if (target === undefined) return percentAdvice(url);
    const file = fileAt(target, from.file);
    return existsSync(file) ? undefined : `There is no image ${file}.`;
  }

  /** Links of a page that lead nowhere, and images that don't exist. */
  findingsOf(page: Page): Finding[] {
    return (this.facts.get(page.file)?.links ?? []).flatMap(({url, line, isImage}) => {
      const message = isImage
        ? this.missingImage(url, page)
        : this.problemOf(url, page.locale, page);
      return message ? [{file: page.file, line, message, isError: true}] : [];
    });
  }

  /** Links in the texts of the API description, and redirects that lead nowhere or take the place of a page. */
  findingsElsewhere(): Finding[] {
    const files = fg.sync([
      'openapi/{paths,components,overlays}/**/*.yaml',
      'openapi/openapi.yaml',
    ]);
    const inDescription = files.sort().flatMap((file) => {
      const locale = locales.find((one) => file === `openapi/overlays/${one}.yaml`);
      return readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, index) =>
          [...text.matchAll(/(?:\]\(|^ +url: )(\/[^)\s]*)/g)].flatMap(([, url]) => {
            const message = this.problemOf(url!, locale ?? defaultLocale);
            return message ? [{file, line: index + 1, message, isError: true}] : [];
          }),
        );
    });
    const inRedirects = Object.entries(redirects).flatMap(([from, to]) => {
      const shadow = this.site.pages.has(from) ? [`${from} is a page: delete its redirect.`] : [];
      const problems = locales.flatMap((locale) => this.problemOf(to, locale) ?? []);
      return [...shadow, ...new Set(problems)].map((message) => ({
        file: 'src/features/redirects/redirects.ts',
        line: 1,
        message,
        isError: true,
      }));
    });
    return [...inDescription, ...inRedirects];
  }
}
