import {existsSync} from 'node:fs';
import path from 'node:path';
import {createSlugger, parseURLPath} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {
  attributesOf,
  errorAt,
  isBehind,
  isPartial,
  nearest,
  type Finding,
  type Page,
  type ParsedPage,
} from './page.ts';
import {sourceOf, withoutSlash, type Site} from './site.ts';
import {idOf} from './structure.ts';

interface Link {
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
}

/** File that a path in Markdown names, as Docusaurus looks for it: next to the page, below static/, or from the root of the site. */
function fileAt(target: string, from: string): string {
  if (target.startsWith('@site/')) return target.slice('@site/'.length);
  return target.startsWith('/')
    ? path.posix.join('static', target)
    : path.posix.join(path.posix.dirname(from), target);
}

/** Links and images of a page, written as Markdown, components, or HTML, and its anchors, by Docusaurus' rules where no ID is written. */
export function linkFactsOf({tree, file}: ParsedPage): LinkFacts {
  const slugger = createSlugger();
  const facts: LinkFacts = {links: [], anchors: [], partials: []};
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image')
      facts.links.push({url: node.url, line, isImage: node.type === 'image'});
    if (node.type === 'heading') facts.anchors.push(idOf(node) ?? slugger.slug(toString(node)));
    if (node.type === 'mdxjsEsm')
      for (const [, source = ''] of node.value.matchAll(/['"]([^'"]+\.mdx?)['"]/g))
        facts.partials.push(fileAt(source, file));
    for (const {name, value} of attributesOf(node)) {
      if (typeof value !== 'string') continue;
      if (name === 'to' || name === 'href') facts.links.push({url: value, line, isImage: false});
      if (name === 'id' || name === 'name') facts.anchors.push(value);
    }
  });
  return facts;
}

/** Whether the build writes the file that a path names, such as `/fr/openapi.json`. */
const isGenerated = (target: string): boolean =>
  /^\/(?:[a-zA-Z-]+\/)?openapi\.(?:json|yaml)$/.test(target);

/** Checks links against the site as Docusaurus has loaded it. */
export class LinkChecker {
  private readonly byFile: Map<string, Page>;

  /** @param facts of each page by its file; none of a page that can't be read */
  constructor(
    private readonly site: Site,
    private readonly pages: Page[],
    private readonly facts: ReadonlyMap<string, LinkFacts | undefined>,
  ) {
    this.byFile = new Map(pages.map((page) => [page.file, page]));
  }

  /** Links of pages that lead nowhere, and images that don't exist. Of a site that couldn't be loaded, every link would lead nowhere. */
  findings(): Finding[] {
    if (this.site.pages.size === 0) return [];
    return this.pages.flatMap((page) =>
      (this.facts.get(page.file)?.links ?? []).flatMap((link) => {
        const message = this.problemOf(link, page);
        return message ? errorAt(page.file, link.line, message) : [];
      }),
    );
  }

  private problemOf({url: link, isImage}: Link, page: Page): string | undefined {
    if (link === '') return 'The link leads nowhere: write its URL, or delete it.';
    if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(link)) return undefined;
    try {
      decodeURIComponent(link);
    } catch {
      return 'A "%" in a URL is written %25.';
    }
    // Without the query: "types.md?x=1#http" gives "types.md" and "http".
    const [, raw = '', fragment = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(link)!;
    const [target, anchor] = [decodeURIComponent(raw), decodeURIComponent(fragment)];
    // The URL and the anchors of a part are those of the page that shows it.
    if (target === '')
      return isPartial(page.file) ? undefined : this.missingAnchor(sourceOf(page), anchor, page);
    const file = fileAt(target, page.file);
    if (isImage) return existsSync(file) ? undefined : `There is no image ${file}.`;
    const isMarkdown = /\.mdx?$/i.test(target);
    if (!isMarkdown && path.posix.extname(target) && (existsSync(file) || isGenerated(target)))
      return undefined;
    const base = this.site.urls.get(sourceOf(page));
    const isRelativeUrl = !isMarkdown && !target.startsWith('/');
    if (isRelativeUrl && !base) return undefined;
    const url = isMarkdown ? this.site.resolve(raw, page) : parseURLPath(raw, base).pathname;
    if (url === undefined) return this.missingFile(target, page);
    const address = withoutSlash(decodeURIComponent(url));
    if (!this.site.pages.has(address)) return this.missingPage(address);
    return this.missingAnchor(this.site.pages.get(address), anchor, page);
  }

  /** Anchors of a page and of the parts that it shows; none if one of them isn't read. */
  private anchorsOf(file: string): string[] | undefined {
    const facts = this.facts.get(file);
    const parts = facts?.partials.map((part) => this.anchorsOf(part)) ?? [];
    const isComplete = facts && parts.every((anchors) => anchors !== undefined);
    return isComplete ? [...facts.anchors, ...parts.flat()] : undefined;
  }

  /**
   * Anchors are those of the English page, which its translations have, too (another rule). A translation that is behind gets its links with
   * its text.
   */
  private missingAnchor(source: string | undefined, anchor: string, from: Page) {
    const file = source?.replace(/^api\//, 'openapi/pages/') ?? '';
    const known = this.anchorsOf(file)?.map((id) => `#${id}`);
    if (!anchor || !known || known.includes(`#${anchor}`) || isBehind(from)) return undefined;
    // These components make headings.
    if (/<(?:Symptoms|Workflows)\b/.test(this.byFile.get(file)!.text)) return undefined;
    const some = known.length > 0 ? ` It has ${known.slice(0, 5).join(', ')}.` : '';
    return `${file} has no #${anchor}.${nearest(`#${anchor}`, known) ?? some}`;
  }

  private missingPage(url: string): string {
    const pages = [...this.site.pages.keys()].sort((a, b) => a.length - b.length);
    const whole = pages.find((page) => page.endsWith(url));
    return `There is no page ${url}.${whole ? ` Did you mean ${whole}?` : (nearest(url, pages) ?? '')}`;
  }

  private missingFile(target: string, from: Page): string {
    const folder = path.posix.dirname(sourceOf(from));
    const root = target.startsWith('/') ? folder.split('/')[0]! : folder;
    const file = path.posix.join(root, target);
    const url = this.site.urls.get(file);
    if (url) return `${file} is in another part of the site: link to ${url}.`;
    if (existsSync(file)) return `${file} has no page, as drafts have none: delete the link.`;
    const maxDistance = path.posix.parse(file).name.length / 2;
    return `There is no file ${file}.${nearest(file, this.site.urls.keys(), maxDistance) ?? ''}`;
  }
}
