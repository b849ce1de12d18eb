import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import config from '../../docusaurus.config.ts';
import labels from '../../i18n/product-labels.json' with {type: 'json'};
import {languages} from '../../src/config/languages.ts';
import {defaultLocale, locales, type Locale} from '../../src/config/locales.ts';
import {localizedRedirects} from '../../src/features/redirects/redirects.ts';
import {identity} from '../../src/config/identity.ts';
import {apiTextsOf} from '../../src/features/translations/status/api-texts.ts';
import {translations} from '../../src/features/translations/files.ts';
import {filesOf} from '../../src/features/translations/status/files.ts';
import {labelsOf} from '../../src/features/translations/status/labels.ts';
import {readText} from '../../src/node/text.ts';
import {builtLocales, folderOf, homeOf, htmlFilesOf, siteDir} from './built-site.ts';
import {blocksOf, isEnglish} from './running-text.ts';

const origin = new URL(process.env.SITE_URL || identity.defaultSiteUrl).origin;

const addressOf = (locale: Locale, file: string): string =>
  origin + homeOf(locale) + file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');

/** Labels that the product's interface shows in English in every language. */
const englishLabels = new Set(
  Object.entries(labels)
    .filter(([label, texts]) => Object.values(texts).every((text) => [text].flat().includes(label)))
    .map(([label]) => label),
);

interface Facts {
  /** What search engines read of a page, and what must be there once. */
  head: ReturnType<typeof headOf>;
  description: string;
  anchors: string[];
  /** Paths within the site that links lead to. */
  links: string[];
  hasAsterisks: boolean;
  /** The page says that its translation is missing or older than the English. */
  isOutdated: boolean;
  /** Running text. */
  blocks: string[];
}

const headOf = ($: CheerioAPI) => ({
  lang: $('html').attr('lang'),
  titles: $('head title').length,
  descriptions: $('meta[name=description]').length,
  headings: $('h1').length,
  canonical: $('link[rel=canonical]')
    .toArray()
    .map(({attribs}) => attribs.href),
  alternates: Object.fromEntries(
    $('link[rel=alternate][hreflang]')
      .toArray()
      .map(({attribs}) => [attribs.hreflang, attribs.href]),
  ),
});

/** What the tests ask of a page; each is parsed once. */
function factsOf(locale: Locale, file: string): Facts {
  const $ = load(readText(path.join(folderOf(locale), file)));
  const description = $('meta[name=description]').attr('content') ?? '';
  const anchors = $('main :is(h2, h3, h4, h5, h6)[id]').toArray();
  const links = $('a[href^="/"]').toArray();
  const facts = {
    head: headOf($),
    description,
    anchors: anchors.map(({attribs}) => attribs.id!),
    links: links.map(({attribs}) => attribs.href!.replace(/[?#].*/, '')),
    isOutdated: $('[data-translation]').length > 0,
  };
  for (const bold of $('strong').toArray())
    if (englishLabels.has($(bold).text())) $(bold).replaceWith(' ');
  const blocks = blocksOf($);
  const hasAsterisks = [description, ...blocks].some((text) => text.includes('**'));
  return {...facts, blocks, hasAsterisks};
}

const pages = Object.fromEntries(
  builtLocales.map((locale) => [
    locale,
    new Map(htmlFilesOf(locale).map((file) => [file, factsOf(locale, file)])),
  ]),
) as Record<Locale, Map<string, Facts>>;
const english = pages[defaultLocale];

/** Files of a language whose pages meet a condition. */
const filesWhere = (locale: Locale, holds: (page: Facts, file: string) => boolean): string[] =>
  [...pages[locale]].filter(([file, page]) => holds(page, file)).map(([file]) => file);

it('knows English when it reads it: nearly all paragraphs of the English pages', () => {
  const long = [...english.values()]
    .flatMap(({blocks}) => blocks)
    .filter((text) => text.split(' ').length >= 8 && /[.:!?]$/.test(text));
  expect(long.length).toBeGreaterThan(2000);
  const missed = long.filter((text) => !isEnglish(text, new Set()));
  expect(missed.length / long.length, missed.slice(0, 5).join('\n')).toBeLessThan(0.03);
});

const moved = new Set(localizedRedirects('/').map(([from]) => from));

/** Whether the built site serves a URL: with a page, a download, or a redirect. */
function leadsSomewhere(address: string): boolean {
  const file = path.join(siteDir, decodeURI(address)).replace(/\/$/, '');
  const names = [file, `${file}.html`, path.join(file, 'index.html')];
  return names.some((name) => existsSync(name) && statSync(name).isFile()) || moved.has(address);
}

it('would fail the build with a broken link, anchor, or image', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  });
});

describe.each(builtLocales)('%s', (locale) => {
  const found = [...pages[locale]].filter(([file]) => file !== '404.html');

  it('has the pages of the English, no more and no fewer', () => {
    expect([...pages[locale].keys()]).toEqual([...english.keys()]);
  });

  it('has language, title, description, address, alternates, and one h1 on every page', () => {
    for (const [file, {head, description}] of found) {
      const alternates = locales.map((other) => [languages[other].tag, addressOf(other, file)]);
      expect(head, file).toEqual({
        lang: languages[locale].tag,
        titles: 1,
        descriptions: 1,
        headings: 1,
        canonical: [addressOf(locale, file)],
        alternates: {
          ...Object.fromEntries(alternates),
          'x-default': addressOf(defaultLocale, file),
        },
      });
      expect(description.length, file).toBeGreaterThanOrEqual(20);
    }
  });

  it('describes no two pages alike', () => {
    const first = new Map<string, string>();
    for (const [file, {description}] of found) {
      expect(first.get(description), `${file} as: ${description}`).toBeUndefined();
      first.set(description, file);
    }
  });

  it('shows no asterisks of an emphasis that was not one', () => {
    expect(filesWhere(locale, ({hasAsterisks}) => hasAsterisks)).toEqual([]);
  });

  it('has the anchors of the English pages', () => {
    // Lists repeat headings of other pages, and those of tags are headed by the first letters of the tags' names.
    const isList = /^(blog|changelog)(\.html|\/(archive|authors|page|tags))/;
    for (const [file, {anchors, isOutdated}] of found)
      if (!isOutdated && !isList.test(file))
        expect(anchors, file).toEqual(english.get(file)?.anchors);
  });

  it('has no link to a page or download that is missing', () => {
    const linked = new Map(
      [...pages[locale]].flatMap(([file, {links}]) => links.map((address) => [address, file])),
    );
    expect(linked.size).toBeGreaterThan(200);
    expect([...linked].filter(([address]) => !leadsSomewhere(address))).toEqual([]);
  });

  it('offers the API description in its own language', () => {
    const {links} = pages[locale].get('api.html')!;
    expect(new Set(links.filter((link) => link.includes('openapi.')))).toEqual(
      new Set(['json', 'yaml'].map((ending) => `${homeOf(locale)}openapi.${ending}`)),
    );
  });
});

/** File in the built site of a page of the documentation, such as `docs/mcp.html` of `docs/mcp/index.md`. */
function docFileOf(source: string): string {
  const slug = /^slug: (\S+)$/m.exec(readText(source))?.[1];
  return slug ? `docs${slug}.html` : source.replace(/(?:\/index)?\.mdx?$/, '.html');
}

/** Words of Markdown, a label, or a block, without code and placeholders. */
const wordsOf = (text: string): string =>
  (text.replace(/`[^`]*`|\]\([^)]*\)|\{[^}]*\}/g, ' ').match(/\p{L}+/gu) ?? []).join(' ');

describe.each(translations.filter((locale) => builtLocales.includes(locale)))('%s', (locale) => {
  it('has no English running text but that of labels, API texts, and pages that are still to be translated', async () => {
    const areas = await Promise.all([labelsOf(locale), apiTextsOf(locale)]);
    const rows = areas.flatMap((area) => area.rows.filter(({current}) => !current));
    const open = [...rows.map(({english}) => english), ...englishLabels].map(wordsOf);
    const isOpen = (text: string): boolean => open.some((words) => words.includes(wordsOf(text)));
    const untranslated = [...pages[locale]].flatMap(([file, {isOutdated, description, blocks}]) => {
      if (isOutdated) return [];
      const same = english.get(file);
      const englishBlocks = new Set(same?.blocks);
      const found = blocks.filter((text) => isEnglish(text, englishBlocks));
      // A description can't mark code as such.
      if (description === same?.description) found.push(description);
      return found.filter((text) => !isOpen(text)).map((text) => `${file}: ${text.slice(0, 200)}`);
    });
    expect(untranslated.slice(0, 40)).toEqual([]);
  });

  it('has a notice on exactly the pages of the documentation that are missing or behind', async () => {
    const docs = (await filesOf(locale)).find(({area}) => area === 'docs')!;
    const behind = docs.rows.filter(({current}) => !current);
    expect(
      filesWhere(locale, ({isOutdated}, file) => isOutdated && file.startsWith('docs/')),
    ).toEqual(behind.map(({source}) => docFileOf(source)).sort());
  });
});
