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
export interface PageFacts extends LinkFacts {
  findings: Finding[];
  hits: Hit[];
}

/** Reads pages for all rules that need nothing of other pages. */
export async function readFacts(pages: Page[], parse: Parse): Promise<PageFacts[]> {
  const read = await Promise.all(
    pages.map(async (page) => {
      const report = reporter(page);
      const {error, advise} = report;
      const parsed = await parsePage(page, parse, error);
      checkFrontMatter(parsed, error, advise);
      checkContent(parsed, error, advise);
      checkHeadings(parsed, error, advise);
      checkRelease(parsed, error);
      if (isCurrentTranslation(page)) {
        const english = await parsePage(page.english, parse, () => undefined);
        checkTranslation(english, parsed, error, advise);
      }
      return {parsed, report};
    }),
  );
  await checkSnippets(read.filter(({parsed: {locale}}) => locale === 'en'));
  return read.map(({parsed, report: {findings}}) => ({
    findings,
    hits: pageHits(parsed),
    links: linksIn(parsed.tree),
    partials: partialsIn(parsed.tree, parsed.file),
    anchors: anchorsOf(parsed),
  }));
}

/** Findings of all rules in all files. */
export async function findAll(pages: Page[]): Promise<Finding[]> {
  const site = await loadSite(pages);
  const facts = await onlyChanged(pages, (changed) => readFacts(changed, site.parse));
  const byFile = new Map(pages.map(({file}, index) => [file, facts[index]!]));
  const links = new LinkChecker(site, pages, byFile);
  return [
    ...site.findings,
    ...facts.flatMap(({findings}) => findings),
    ...links.findings(),
    ...wordFindings([...facts.flatMap(({hits}) => hits), ...otherHits()]),
  ];
}
