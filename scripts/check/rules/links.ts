import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import fg from 'fast-glob';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {defaultLocale, locales} from '../../../src/config/locales.ts';
import {redirects} from '../../../src/features/redirects/redirects.ts';
import {fileAreas, isCurrent, translations} from '../../../src/features/translations/files.ts';
import {findingsIn, type ContentFile, type Finding, type Rule} from '../rule.ts';
import {isStatic, readSiteMap, type SiteMap} from '../site-map.ts';
import {attributesOf, nearest} from '../texts.ts';

/** Where a node of Markdown leads to: as a link of Markdown, or as a component or HTML. */
function urlsOf(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'definition') return [node.url];
  return attributesOf(node).flatMap(({name, value}) =>
    (name === 'to' || name === 'href') && typeof value === 'string' ? [value] : [],
  );
}

/** Anchors of a page: explicit ids of headings, `id` of elements, and names of environment variables. */
function anchorsOf({body}: ContentFile): string[] {
  return [
    ...body.matchAll(/\{\/\*\s*#(\S+)\s*\*\/\}|\sid="([^"]+)"|<EnvVar\s+name="([^"]+)"/g),
  ].map(([, ...ids]) => ids.find(Boolean)!);
}

/** Path of the English file that a link to a file means: relative to its own folder, or from the area's root. */
function fileMeant(content: ContentFile, target: string): string {
  const {folder, translated} = fileAreas.find(({name}) => name === content.area)!;
  const language = translations.find((locale) => locale === content.locale);
  const root = language ? translated(language) : folder;
  const own = path.posix.dirname(path.posix.relative(root, content.file));
  return path.posix.join(folder, target.startsWith('/') ? target : path.posix.join(own, target));
}

/** What to say of a page that doesn't exist. Writers often leave out the area, as in links to files. */
function missingPage(url: string, pages: Set<string>): string {
  const whole = [...pages].find((page) => page.endsWith(url));
  return `There is no page ${url}.${whole ? ` Did you mean ${whole}?` : (nearest(url, pages) ?? '')}`;
}

/** An image that doesn't exist, next to its page or in `static/`. */
function missingImage(url: string, file: string): string | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(url)) return undefined;
  const image = path.posix.join(
    url.startsWith('/') ? 'static' : path.posix.dirname(file),
    decodeURI(url),
  );
  return existsSync(image) ? undefined : `There is no image ${image}.`;
}

/** What to say of an anchor that a page lacks, or nothing. */
function missingAnchor(page: string, anchor: string, anchors: string[]): string | undefined {
  if (anchors.includes(anchor)) return undefined;
  const known = anchors.map((id) => `#${id}`);
  const first =
    known.length > 0
      ? ` It has ${known.slice(0, 5).join(', ')}${known.length > 5 ? ', and more' : ''}.`
      : '';
  return `${page} has no #${anchor}.${nearest(`#${anchor}`, known) ?? first}`;
}

/** What is wrong with a link, or nothing. */
function problemOf(
  url: string,
  locale: string,
  map: SiteMap,
  from?: ContentFile,
): string | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(url) && !url.startsWith('pathname://')) return undefined;
  const [target = '', anchor] = url.replace(/^pathname:\/\//, '').split('#') as [string, string?];
  if (target === '')
    return from && anchor ? missingAnchor('The page', anchor, anchorsOf(from)) : undefined;
  let address: string | undefined;
  if (/\.mdx?$/.test(target) && from) {
    const file = fileMeant(from, target);
    address = map.addressOfFile.get(file);
    if (!address)
      return `There is no file ${file}.${nearest(file, map.addressOfFile.keys()) ?? ''}`;
  } else {
    address = target.replace(/[?].*$/, '');
    if (address !== '/' && address.endsWith('/'))
      return `Addresses have no slash at the end: write ${address.slice(0, -1)}.`;
    if (isStatic(address) && address !== '/') return undefined;
    if (!map.pages.has(address)) return missingPage(address, map.pages);
  }
  const content = map.contentAt(address, locale);
  if (!anchor || !content) return undefined;
  const anchors = anchorsOf(content);
  // A translation of which the English has changed gets the anchors of the English when it is brought up to date.
  const english = map.contentAt(address, defaultLocale);
  if (english && english !== content && !isCurrent(content.text, english.text))
    anchors.push(...anchorsOf(english));
  return missingAnchor(content.file, anchor, anchors);
}

/** Links in the texts of the API description, and addresses in the site's own code: found by their form. */
const sources: {pattern: string[]; link: RegExp; locale: (file: string) => string}[] = [
  {
    pattern: ['openapi/{paths,components}/**/*.yaml', 'openapi/openapi.yaml'],
    link: /(?:\]\(|^ +url: )(\/[^)\s]*)/g,
    locale: () => defaultLocale,
  },
  {
    pattern: ['openapi/overlays/*.yaml'],
    link: /\]\((\/[^)\s]*)\)/g,
    locale: (file) => path.basename(file, '.yaml'),
  },
  {
    pattern: [
      'src/{config,data,pages,features}/**/*.{ts,tsx}',
      '!**/*.test.ts',
      '!src/features/redirects/**',
    ],
    link: /['"`](\/(?:docs|api|blog|changelog|pricing|private-policy)(?:\/[a-z0-9/.-]*[a-z0-9])?(?:#[\w-]+)?)['"`]/gi,
    locale: () => defaultLocale,
  },
];

async function findInText(map: SiteMap): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const {pattern, link, locale} of sources)
    for (const file of await fg(pattern)) {
      const lines = (await readFile(file, 'utf8')).split('\n');
      for (const [index, text] of lines.entries())
        for (const [, url] of text.matchAll(link)) {
          const message = problemOf(url!, locale(file), map);
          if (message) findings.push({file, line: index + 1, message});
        }
    }
  return findings;
}

/** Redirects lead to a page and an anchor that exist in every language, and none takes the place of a page. */
function findInRedirects(map: SiteMap): Finding[] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    const shadow = map.pages.has(from) ? [`${from} is a page: delete its redirect.`] : [];
    const problems = locales.flatMap((locale) => problemOf(to, locale, map) ?? []);
    return [...shadow, ...new Set(problems)].map((message) => ({
      file: 'src/features/redirects/redirects.ts',
      line: 1,
      message,
    }));
  });
}

/** Every page has an address of its own, and every internal link leads to a page and an anchor that exist in its language, and every image exists. Links to other sites are checked at night. */
export const linksRule: Rule = {
  name: 'links',
  async check(files) {
    const map = await readSiteMap(files);
    const owners = new Map<string, string>();
    const inContent = findingsIn(files, (content, report) => {
      const address = map.addressOfFile.get(content.file);
      const owner = address && owners.get(address);
      if (owner) report('slug', `${owner} has the address ${address}, too: change one of them.`);
      else if (address) owners.set(address, content.file);
      visit(content.tree, (node) => {
        const problems = urlsOf(node).map((url) => problemOf(url, content.locale, map, content));
        if (node.type === 'image') problems.push(missingImage(node.url, content.file));
        for (const problem of problems) if (problem) report(node, problem);
      });
    });
    return [...inContent, ...findInRedirects(map), ...(await findInText(map))];
  },
};
