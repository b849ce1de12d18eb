import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {fingerprint, replaceFile} from '../../node/changes.ts';
import {checkContent} from './content.ts';
import {checkFrontMatter, checkHeadings, checkRelease} from './structure.ts';
import {LinkChecker, linkFactsOf, type LinkFacts} from './links.ts';
import type {Finding, Page} from './page.ts';
import {parsePage, type Parse} from './parse.ts';
import {loadSite} from './site.ts';
import {checkSnippets} from './snippets.ts';
import {checkTranslation} from './translations.ts';
import {otherHits, pageHits, wordFindings, type Hit} from './words.ts';

/** What is known of a page from its own text, and of a translation from its English. */
export interface PageFacts {
  findings: Finding[];
  hits: Hit[];
  /** None of a page that can't be read. */
  links?: LinkFacts;
}

/** Reads pages for all rules that need nothing of other pages. */
export async function readFacts(pages: Page[], parse: Parse): Promise<PageFacts[]> {
  const read = await Promise.all(pages.map((page) => parsePage(page, parse)));
  const readable = read.flatMap(({parsed}) => parsed ?? []);
  for (const page of readable) {
    checkFrontMatter(page);
    checkContent(page);
    checkHeadings(page);
    checkRelease(page);
    if (!page.english || !page.isCurrent) continue;
    const {parsed: english} = await parsePage(page.english, parse);
    if (english) checkTranslation(english, page);
  }
  await checkSnippets(readable.filter(({locale}) => locale === 'en'));
  return read.map(({parsed, findings}) => ({
    findings,
    hits: parsed ? pageHits(parsed) : [],
    links: parsed && linkFactsOf(parsed),
  }));
}

const cacheFile = '.cache/check/results.json';

/** What the facts depend on, apart from the text of a page. */
const sources = [
  'src/{config,markdown,node}/**',
  'src/features/{changelog,content-check,translations}/**',
  'src/theme/MDXComponents/index.tsx',
  'i18n/product-labels.json',
  'openapi/{openapi.yaml,paths/**,components/**}',
  'docusaurus.config.ts',
  'package-lock.json',
];

/** Reads only the pages that have changed since the last run, or whose English source has. */
async function readChanged(pages: Page[], parse: Parse): Promise<PageFacts[]> {
  const text = await readFile(cacheFile, 'utf8').catch(() => '{}');
  const cached = JSON.parse(text) as Record<string, PageFacts>;
  const salt = await fingerprint(sources);
  const keys = pages.map(({file, text, english}) => {
    const all = [salt, file, text, english?.text].join('\0');
    return createHash('sha256').update(all).digest('base64url');
  });
  const fresh = await readFacts(
    pages.filter((_, index) => !(keys[index]! in cached)),
    parse,
  );
  const facts = keys.map((key) => cached[key] ?? fresh.shift()!);
  const entries = keys.map((key, index) => [key, facts[index]]);
  await replaceFile(cacheFile, JSON.stringify(Object.fromEntries(entries)));
  return facts;
}

/** Findings of all rules in all files. */
export async function findAll(pages: Page[]): Promise<Finding[]> {
  const site = await loadSite(pages);
  const facts = await readChanged(pages, site.parse);
  const linksByFile = new Map(pages.map(({file}, index) => [file, facts[index]!.links]));
  return [
    // Docusaurus stops at the front matter of a page that can't be read, too.
    ...site.findings.filter(({file}) => !linksByFile.has(file) || linksByFile.get(file)),
    ...facts.flatMap(({findings}) => findings),
    ...new LinkChecker(site, pages, linksByFile).findings(),
    ...wordFindings([...facts.flatMap(({hits}) => hits), ...otherHits()]),
  ];
}
