import type {Root} from 'mdast';
import {onlyChanged} from './cache.ts';
import {checkRelease} from './changelog.ts';
import {checkContent} from './content.ts';
import {checkFrontMatter} from './front-matter.ts';
import {anchorsOf, checkHeadings} from './headings.ts';
import {LinkChecker, linksIn, partialsIn, type LinkFacts} from './links.ts';
import {isCurrentTranslation, reporter, type Finding, type Page} from './page.ts';
import {loadSite, type Site} from './site.ts';
import {checkSnippets} from './snippets.ts';
import {parsePage} from './syntax.ts';
import {checkTranslation} from './translations.ts';
import {otherHits, pageHits, wordFindings, type Hit} from './words.ts';

/** What is known of a page from its own text, and of a translation from its English. */
export interface PageFacts extends LinkFacts {
  findings: Finding[];
  hits: Hit[];
}

/** Reads pages for all rules that need nothing of other pages. */
export async function readFacts(pages: Page[], site: Site): Promise<PageFacts[]> {
  const trees = new Map<Page, Promise<Root>>();
  const parse: Site['parse'] = (page, text) => {
    if (text !== page.text) return site.parse(page, text);
    trees.set(page, trees.get(page) ?? site.parse(page, text));
    return trees.get(page)!;
  };
  const read = await Promise.all(
    pages.map(async (page) => {
      const report = reporter(page);
      const {error, advise} = report;
      checkFrontMatter(page, error, advise);
      const parsed = await parsePage(page, parse, error);
      checkContent(parsed, site, error, advise);
      checkHeadings(parsed, error, advise);
      checkRelease(parsed, error, advise);
      if (isCurrentTranslation(page)) {
        const english = await parsePage(page.english, parse, () => undefined);
        checkTranslation(english, parsed, error, advise);
      }
      return {parsed, report};
    }),
  );
  await checkSnippets(read.filter(({parsed: {locale}}) => locale === 'en'));
  return Promise.all(
    read.map(async ({parsed, report: {findings}}) => ({
      findings,
      hits: pageHits(parsed),
      links: linksIn(parsed.tree),
      partials: partialsIn(parsed.tree, parsed.file),
      isDraft: parsed.frontMatter.draft === true,
      anchors: await anchorsOf(parsed),
    })),
  );
}

/** Findings of all rules in all files. */
export async function findAll(pages: Page[]): Promise<Finding[]> {
  const site = await loadSite(pages);
  const facts = await onlyChanged(
    pages,
    (changed) => readFacts(changed, site),
    // What is missing may be added elsewhere.
    ({findings}) => !findings.some(({isError}) => isError),
  );
  const byFile = new Map(pages.map(({file}, index) => [file, facts[index]!]));
  const links = new LinkChecker(site, pages, byFile);
  return [
    ...site.findings,
    ...facts.flatMap(({findings}) => findings),
    ...links.findings(),
    ...wordFindings([...facts.flatMap(({hits}) => hits), ...otherHits()]),
  ];
}
