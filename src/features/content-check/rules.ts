import {onlyChanged} from './cache.ts';
import {checkContent} from './content.ts';
import {checkFrontMatter} from './front-matter.ts';
import {anchorsOf, checkHeadings, checkRelease} from './headings.ts';
import {LinkChecker, linksIn, partialsIn, type LinkFacts} from './links.ts';
import {isCurrentTranslation, type Finding, type Page} from './page.ts';
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
    if (!isCurrentTranslation(page)) continue;
    const {parsed: english} = await parsePage(page.english, parse);
    if (english) checkTranslation(english, page);
  }
  await checkSnippets(readable.filter(({locale}) => locale === 'en'));
  return read.map(({parsed, findings}) => ({
    findings,
    hits: parsed ? pageHits(parsed) : [],
    links: parsed && {
      links: linksIn(parsed.tree),
      partials: partialsIn(parsed.tree, parsed.file),
      anchors: anchorsOf(parsed),
    },
  }));
}

/** Findings of all rules in all files. */
export async function findAll(pages: Page[]): Promise<Finding[]> {
  const site = await loadSite(pages);
  const facts = await onlyChanged(pages, (changed) => readFacts(changed, site.parse));
  const linksByFile = new Map(pages.map(({file}, index) => [file, facts[index]!.links]));
  const links = new LinkChecker(site, pages, linksByFile);
  return [
    // Docusaurus stops at the front matter of a page that can't be read, too.
    ...site.findings.filter(({file}) => !linksByFile.has(file) || linksByFile.get(file)),
    ...facts.flatMap(({findings}) => findings),
    ...links.findings(),
    ...wordFindings([...facts.flatMap(({hits}) => hits), ...otherHits()]),
  ];
}
