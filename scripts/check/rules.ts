import type {Root} from 'mdast';
import {Cache} from './cache.ts';
import {checkRelease} from './changelog.ts';
import {checkContent} from './content.ts';
import {frontMatterProblems, isPartial} from './front-matter.ts';
import {anchorsOf, checkHeadings} from './headings.ts';
import {LinkChecker, linksIn, partialsIn, type LinkFacts} from './links.ts';
import {isCurrentTranslation, reporter, type Finding, type Page} from './page.ts';
import {loadSite, type Site} from './site.ts';
import {checkSnippets} from './snippets.ts';
import {parsePage} from './syntax.ts';
import {checkTranslation} from './translations.ts';
import {otherHits, pageHits, wordFindings, type Hit} from './words.ts';

/** What is known of a page from its own text. */
export interface PageFacts extends LinkFacts {
  findings: Finding[];
  hits: Hit[];
}

/** Reads a page once for all rules. */
export async function readFacts(page: Page, site: Site): Promise<PageFacts> {
  const {findings, error, advise} = reporter(page);
  for (const {key, message, isError} of frontMatterProblems(page))
    (isError ? error : advise)(key, message);
  const {parsed, findings: syntax} = await parsePage(page, site.parse);
  checkContent(parsed, site, error);
  checkHeadings(parsed, error, advise);
  checkRelease(parsed, error, advise);
  const {tree, frontMatter, file} = parsed;
  const hits = pageHits(parsed);
  return {
    findings: [...syntax, ...findings],
    hits,
    links: linksIn(tree),
    partials: partialsIn(tree, file),
    isDraft: frontMatter.draft === true,
    anchors: await anchorsOf(parsed),
  };
}

async function compareTranslation(page: Page & {english: Page}, site: Site): Promise<Finding[]> {
  const {findings, error, advise} = reporter(page);
  const [english, own] = await Promise.all(
    [page.english, page].map((one) => parsePage(one, site.parse)),
  );
  checkTranslation(english!.parsed, own!.parsed, error, advise);
  return findings;
}

/** Two pages of a language with one description: search engines show one of them. */
function sameDescriptions(pages: Page[]): Finding[] {
  const seen = new Map<string, string>();
  return pages.flatMap((page) => {
    const [line = ''] = /^description: .+$/m.exec(page.text) ?? [];
    const first = line && seen.get(page.locale + line);
    seen.set(page.locale + line, page.file);
    const message = `${first} has the same description: write one of its own.`;
    return first ? [{file: page.file, line: 3, message, isError: false}] : [];
  });
}

/** Pages that no menu leads to. */
function withoutMenu(pages: Page[], site: Site): Finding[] {
  return pages.flatMap((page) =>
    page.area === 'docs' &&
    page.locale === 'en' &&
    !isPartial(page) &&
    !/^(?:draft|unlisted): true$/m.test(page.text) &&
    site.withoutSidebar.has(page.file)
      ? [
          {
            file: page.file,
            line: 1,
            message: 'No sidebar lists the page: add it to sidebars.ts.',
            isError: false,
          },
        ]
      : [],
  );
}

/** The site, with each page parsed once: several rules read it, and each translation is compared with the English. */
function parsingOnce(site: Site): Site {
  const trees = new Map<Page, Promise<Root>>();
  return {
    ...site,
    parse(page, text) {
      if (text !== page.text) return site.parse(page, text);
      const tree = trees.get(page) ?? site.parse(page, text);
      trees.set(page, tree);
      return tree;
    },
  };
}

/** Findings of all rules in all files. */
export async function findAll(pages: Page[]): Promise<Finding[]> {
  const site = parsingOnce(await loadSite(pages));
  const cache = await Cache.open();
  const facts = new Map<string, PageFacts>();
  for (const page of pages)
    facts.set(
      page.file,
      await cache.get('page', [page.file, page.text], () => readFacts(page, site)),
    );
  const translated: Finding[][] = [];
  for (const page of pages.filter(isCurrentTranslation))
    translated.push(
      await cache.get('translation', [page.file, page.text, page.english.text], () =>
        compareTranslation(page, site),
      ),
    );
  const english = pages.filter(({locale}) => locale === 'en');
  const snippets = await cache.getAll(
    'snippets',
    english.map((page) => ({key: [page.file, page.text], value: page})),
    async (changed) => {
      const parsed = await Promise.all(
        changed.map(async (page) => (await parsePage(page, site.parse)).parsed),
      );
      const found = await checkSnippets(parsed);
      return changed.map(({file}) => found.get(file)!);
    },
  );
  await cache.save();
  const links = new LinkChecker(site, pages, facts);
  // Without a site, every link would lead nowhere.
  const linkFindings =
    site.pages.size > 0
      ? [...pages.flatMap((page) => links.findingsOf(page)), ...links.findingsElsewhere()]
      : [];
  const all = [...facts.values()];
  return [
    ...site.findings,
    ...all.flatMap(({findings}) => findings),
    ...translated.flat(),
    ...snippets.flat(),
    ...linkFindings,
    ...sameDescriptions(pages),
    ...withoutMenu(pages, site),
    ...wordFindings([...all.flatMap(({hits}) => hits), ...otherHits()]),
  ];
}
