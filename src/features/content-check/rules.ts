import {onlyChanged} from './cache.ts';
import {checkContent} from './content.ts';
import {checkFrontMatter} from './front-matter.ts';
import {anchorsOf, checkHeadings, checkRelease} from './headings.ts';
import {LinkChecker, linksIn, partialsIn, type LinkFacts} from './links.ts';
import {isCurrentTranslation, reporter, type Finding, type Page} from './page.ts';
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
  const read = await Promise.all(
    pages.map(async (page) => {
      const reports = reporter(page);
      return {reports, parsed: await parsePage(page, parse, reports.error)};
    }),
  );
  for (const {parsed, reports} of read) {
    if (!parsed) continue;
    const {error, advise} = reports;
    checkFrontMatter(parsed, error, advise);
    checkContent(parsed, error, advise);
    checkHeadings(parsed, error, advise);
    checkRelease(parsed, error);
    if (!isCurrentTranslation(parsed)) continue;
    const english = await parsePage(parsed.english, parse, () => undefined);
    if (english) checkTranslation(english, parsed, error, advise);
  }
  await checkSnippets(
    read.flatMap(({parsed, reports: {error}}) => (parsed?.locale === 'en' ? {parsed, error} : [])),
  );
  return read.map(({parsed, reports: {findings}}) => ({
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
