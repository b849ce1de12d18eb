import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import fg from 'fast-glob';
import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {defaultLocale, locales} from '../../../src/config/locales.ts';
import {redirects} from '../../../src/features/redirects/redirects.ts';
import {fileAreas, isCurrent, translations} from '../../../src/features/translations/files.ts';
import {isStatic, readSiteMap, type SiteMap} from '../site-map.ts';
import {lineOfKey, nearest} from '../texts.ts';
import type {ContentFile, Finding, Rule} from '../types.ts';

interface Found {
  url: string;
  line: number;
}

/** Links of a Markdown file: Markdown's own, and those of components and HTML. */
function linksOf({tree, bodyLine}: ContentFile): Found[] {
  const found: Found[] = [];
  visit(tree, (node) => {
    const line = bodyLine + (node.position?.start.line ?? 1) - 1;
    if (node.type === 'link' || node.type === 'definition') found.push({url: (node as Link).url, line});
    const attributes = (node as unknown as {attributes?: {name?: string; value?: unknown}[]}).attributes;
    if (!node.type.startsWith('mdxJsx') || !Array.isArray(attributes)) return;
    for (const {name, value} of attributes)
      if ((name === 'to' || name === 'href') && typeof value === 'string') found.push({url: value, line});
  });
  return found;
}

/** Anchors of a page: explicit ids of headings, `id` of elements, and names of environment variables. */
function anchorsOf({body}: ContentFile): string[] {
  return [...body.matchAll(/\{\/\*\s*#(\S+)\s*\*\/\}|\sid="([^"]+)"|<EnvVar\s+name="([^"]+)"/g)].map(([, ...ids]) => ids.find(Boolean)!);
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

/** Images that don't exist, next to their page or in `static/`. */
function missingImages({file, tree, bodyLine}: ContentFile): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'image', ({url, position}) => {
    if (/^[a-z][a-z+.-]*:/i.test(url)) return;
    const image = path.posix.join(url.startsWith('/') ? 'static' : path.posix.dirname(file), decodeURI(url));
    if (existsSync(image)) return;
    findings.push({file, line: bodyLine + (position?.start.line ?? 1) - 1, message: `There is no image ${image}.`});
  });
  return findings;
}

/** What to say of an anchor that a page lacks, or nothing. */
function missingAnchor(page: string, anchor: string, anchors: string[]): string | undefined {
  if (anchors.includes(anchor)) return undefined;
  const known = anchors.map((id) => `#${id}`);
  const first = known.length > 0 ? ` It has ${known.slice(0, 5).join(', ')}${known.length > 5 ? ', and more' : ''}.` : '';
  return `${page} has no #${anchor}.${nearest(`#${anchor}`, known) ?? first}`;
}

/** What is wrong with a link, or nothing. */
function problemOf(url: string, locale: string, map: SiteMap, from?: ContentFile): string | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(url) && !url.startsWith('pathname://')) return undefined;
  const [target = '', anchor] = url.replace(/^pathname:\/\//, '').split('#') as [string, string?];
  let address: string | undefined;
  if (target === '') {
    if (!from || !anchor) return undefined;
    return missingAnchor('The page', anchor, anchorsOf(from));
  }
  if (/\.mdx?$/.test(target) && from) {
    const file = fileMeant(from, target);
    address = map.addressOfFile.get(file);
    if (!address) return `There is no file ${file}.${nearest(file, map.addressOfFile.keys()) ?? ''}`;
  } else {
    const plain = target.replace(/[?].*$/, '');
    if (plain !== '/' && plain.endsWith('/')) return `Addresses have no slash at the end: write ${plain.slice(0, -1)}.`;
    if (isStatic(plain) && plain !== '/') return undefined;
    if (!map.pages.has(plain)) return missingPage(plain, map.pages);
    address = plain;
  }
  const content = map.contentAt(address, locale);
  if (!anchor || !content) return undefined;
  const anchors = anchorsOf(content);
  // A translation of which the English has changed gets the anchors of the English when it is brought up to date.
  const english = map.contentAt(address, defaultLocale);
  if (english && english !== content && !isCurrent(content.text, english.text)) anchors.push(...anchorsOf(english));
  return missingAnchor(content.file, anchor, anchors);
}

/** Links in the texts of the API description, and addresses in the site's own code: found by their form. */
async function findInText(map: SiteMap): Promise<Finding[]> {
  const sources: {pattern: string[]; link: RegExp; locale: (file: string) => string}[] = [
    {
      pattern: ['openapi/{paths,components}/**/*.yaml', 'openapi/openapi.yaml'],
      link: /(?:\]\(|^ +url: )(\/[^)\s]*)/g,
      locale: () => defaultLocale,
    },
    {pattern: ['openapi/overlays/*.yaml'], link: /\]\((\/[^)\s]*)\)/g, locale: (file) => path.basename(file, '.yaml')},
    {
      pattern: ['src/{config,data,sections,features}/**/*.{ts,tsx}', '!**/*.test.ts', '!src/features/redirects/**'],
      link: /['"`](\/(?:docs|api|blog|changelog|pricing|private-policy)(?:\/[a-z0-9/.-]*[a-z0-9])?(?:#[\w-]+)?)['"`]/gi,
      locale: () => defaultLocale,
    },
  ];
  const lists = await Promise.all(
    sources.map(async ({pattern, link, locale}) => {
      const files = await fg(pattern);
      const found = await Promise.all(
        files.map(async (file) =>
          (await readFile(file, 'utf8')).split('\n').flatMap((text, index) =>
            [...text.matchAll(link)].flatMap(([, url]) => {
              const message = problemOf(url!, locale(file), map);
              return message ? [{file, line: index + 1, message}] : [];
            }),
          ),
        ),
      );
      return found.flat();
    }),
  );
  return lists.flat();
}

/** Redirects lead to a page and an anchor that exist in every language, and none takes the place of a page. */
function findInRedirects(map: SiteMap): Finding[] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    const shadow = map.pages.has(from) ? [`${from} is a page: delete its redirect.`] : [];
    const problems = locales.flatMap((locale) => problemOf(to, locale, map) ?? []);
    return [...shadow, ...new Set(problems)].map((message) => ({file: 'src/features/redirects/redirects.ts', line: 1, message}));
  });
}

/** Pages whose address another page already has: only one of them would be built. */
function sharedAddresses(map: SiteMap, files: ContentFile[]): Finding[] {
  const owners = new Map<string, string>();
  return files.flatMap(({file, text}) => {
    const address = map.addressOfFile.get(file);
    const owner = address && owners.get(address);
    if (address && !owner) owners.set(address, file);
    return owner ? [{file, line: lineOfKey(text, 'slug'), message: `${owner} has the address ${address}, too: change one of them.`}] : [];
  });
}

/** Every page has an address of its own, and every internal link leads to a page and an anchor that exist in its language, and every image exists. Links to other sites are checked at night. */
export const linksRule: Rule = {
  name: 'links',
  async check(files) {
    const map = await readSiteMap(files);
    const inContent = files.flatMap((content) =>
      linksOf(content).flatMap(({url, line}) => {
        const message = problemOf(url, content.locale, map, content);
        return message ? [{file: content.file, line, message}] : [];
      }),
    );
    return [
      ...inContent,
      ...sharedAddresses(map, files),
      ...files.flatMap(missingImages),
      ...findInRedirects(map),
      ...(await findInText(map)),
    ];
  },
};
