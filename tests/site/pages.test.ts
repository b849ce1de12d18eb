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
import {filesOf, translations} from '../../src/features/translations/files.ts';
import {labelsOf} from '../../src/features/translations/status/labels.ts';
import {readText} from '../../src/node/text.ts';
import {textIn} from '../browser/support/site.ts';
import {
  allRoutes,
  builtLocales,
  fileOf,
  folderOf,
  homeOf,
  htmlFilesOf,
  pageOf,
  siteDir,
} from './built-site.ts';

const origin = new URL(process.env.SITE_URL || identity.defaultSiteUrl).origin;

const addressOf = (locale: Locale, file: string): string =>
  origin + homeOf(locale) + file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');

/** Labels that the product's interface shows in English in every language. */
const englishLabels = new Set(
  Object.entries(labels)
    .filter(([label, texts]) => Object.values(texts).every((text) => [text].flat().includes(label)))
    .map(([label]) => label),
);

/** What search engines read of a page, and what must be there once. */
const headOf = ($: CheerioAPI) => ({
  lang: $('html').attr('lang'),
  titles: $('head title').length,
  descriptions: $('meta[name=description]').length,
  headings: $('h1').length,
  links: $('link:is([rel=canonical], [hreflang])')
    .toArray()
    .map(({attribs}) => `${attribs.hreflang ?? attribs.rel} ${attribs.href}`)
    .sort(),
});

/** Attributes that are read to someone. */
const spoken = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder'];

/**
 * What the elements say that contain words, and what is read to someone. Code, labels of the product, and what is marked as
 * another language or as not to be translated are omitted.
 * @param $ parsed page, which loses what is omitted
 */
function textsOf($: CheerioAPI): string[] {
  $('script, style, template, code, pre, kbd, samp, [translate=no], body [lang]').replaceWith(' ');
  $('strong')
    .filter((_, element) => englishLabels.has($(element).text()))
    .replaceWith(' ');
  const texts = $('title, body *')
    .toArray()
    .flatMap((element) => {
      const hasWords = element.children.some((node) => node.type === 'text' && node.data.trim());
      return [
        hasWords ? $(element).text() : '',
        ...spoken.map((name) => element.attribs[name] ?? ''),
      ];
    });
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** What the tests ask of a page; each is parsed once. */
function factsOf(locale: Locale, file: string) {
  const $ = load(readText(path.join(folderOf(locale), file)));
  const description = $('meta[name=description]').attr('content') ?? '';
  const anchors = $('main :is(h2, h3, h4, h5, h6)[id]').toArray();
  const links = $('a[href^="/"]').toArray();
  return {
    head: headOf($),
    description,
    anchors: anchors.map(({attribs}) => attribs.id!),
    /** Paths within the site that links lead to. */
    links: links.map(({attribs}) => attribs.href!.replace(/[?#].*/, '')),
    /** The page says that its translation is missing or older than the English. */
    isOutdated: $('[data-translation]').length > 0,
    texts: [description, ...textsOf($)],
  };
}

type Facts = ReturnType<typeof factsOf>;

const pages = Object.fromEntries(
  builtLocales.map((locale) => [
    locale,
    new Map(htmlFilesOf(locale).map((file) => [file, factsOf(locale, file)])),
  ]),
) as Record<Locale, Map<string, Facts>>;
const english = pages[defaultLocale];

const moved = new Set(localizedRedirects('/').map(([from]) => from));

/** Whether the built site serves a URL: with a page, a download, or a redirect. */
function leadsSomewhere(address: string): boolean {
  const file = path.join(siteDir, decodeURI(address)).replace(/\/$/, '');
  const names = [file, `${file}.html`, path.join(file, 'index.html')];
  return names.some((name) => existsSync(name) && statSync(name).isFile()) || moved.has(address);
}

it('has all languages', () => {
  expect(builtLocales).toEqual([...locales]);
});

it('would fail the build with a broken link, anchor, or image', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  });
});

describe.each(builtLocales)('%s', (locale) => {
  const found = [...pages[locale]].filter(([file]) => file !== '404.html');

  it('has a page at every address, and a not-found page', () => {
    const missing = [...allRoutes, '/404'].filter((route) => !existsSync(fileOf(locale, route)));
    expect(missing).toEqual([]);
  });

  it('has the pages of the English, no more and no fewer', () => {
    expect([...pages[locale].keys()]).toEqual([...english.keys()]);
  });

  it('has language, title, description, address, alternates, and one h1 on every page', () => {
    for (const [file, {head, description}] of found) {
      const alternates = locales.map((to) => `${languages[to].tag} ${addressOf(to, file)}`);
      const links = [
        `canonical ${addressOf(locale, file)}`,
        `x-default ${addressOf(defaultLocale, file)}`,
        ...alternates,
      ];
      expect(head, file).toEqual({
        lang: languages[locale].tag,
        titles: 1,
        descriptions: 1,
        headings: 1,
        links: links.sort(),
      });
      expect(description.length, file).toBeGreaterThanOrEqual(20);
    }
  });

  it('describes no two pages alike', () => {
    const descriptions = found.map(([, {description}]) => description);
    const repeated = descriptions.filter((text, index) => descriptions.indexOf(text) < index);
    expect(repeated).toEqual([]);
  });

  it('shows no asterisks of an emphasis that was not one', () => {
    const wrong = found.filter(([, {texts}]) => texts.some((text) => text.includes('**')));
    expect(wrong.map(([file]) => file)).toEqual([]);
  });

  it('has the anchors of the English pages', () => {
    // Lists repeat headings of other pages, and those of tags are headed by the first letters of the tags' names.
    const isList = /^(blog|changelog)(\.html|\/(archive|authors|page|tags))/;
    for (const [file, {anchors, isOutdated}] of found)
      if (!isOutdated && !isList.test(file))
        expect(anchors, file).toEqual(english.get(file)?.anchors);
  });

  it('has no link to a page or download that is missing', () => {
    const linked = new Set([...pages[locale].values()].flatMap(({links}) => links));
    expect(linked.size).toBeGreaterThan(200);
    const broken = [...linked].filter((address) => !leadsSomewhere(address));
    const where = found.filter(([, {links}]) => links.some((address) => broken.includes(address)));
    expect(broken, where.map(([file]) => file).join()).toEqual([]);
  });

  it('says on the not-found page what happened, whom to tell, and where to go on', () => {
    const $ = pageOf(locale, '/404');
    const title = textIn(locale, 'Page not found', 'theme.NotFound.title');
    expect($('h1').text()).toBe(title);
    expect($('title').text()).toBe(`${title} | Tianji`);
    for (const [id, text] of [
      [
        'theme.NotFound.p1',
        "The page you were looking for wasn't found. It might have moved, or the link might be wrong.",
      ],
      [
        'theme.NotFound.p2',
        "If another site linked you here, please tell that site's owner that the link is broken.",
      ],
    ] as const)
      expect($('main').text()).toContain(textIn(locale, text, id));
    const ways = $('main li a').toArray();
    expect(ways).toHaveLength(3);
    expect(ways.filter(({attribs}) => !leadsSomewhere(attribs.href!))).toEqual([]);
  });
});

/** File in the built site of a page of the documentation, such as `docs/mcp.html` of `docs/mcp/index.md`. */
function docFileOf(source: string): string {
  const slug = /^slug: (\S+)$/m.exec(readText(source))?.[1];
  return slug ? `docs${slug}.html` : source.replace(/(?:\/index)?\.mdx?$/, '.html');
}

/** Words of Markdown or of a label, without code and placeholders. */
const wordsOf = (text: string): string =>
  (text.replace(/`[^`]*`|\]\([^)]*\)|\{[^}]*\}/g, ' ').match(/\p{L}+/gu) ?? []).join(' ');

/** Whether running text has three English words at least that are no name, path, or option. */
const isSentence = (text: string): boolean =>
  (text.match(/(?<![\w./@-])[a-z]{2,}(?![\w./@-])/g) ?? []).length >= 3;

describe.each(translations.filter((locale) => builtLocales.includes(locale)))('%s', (locale) => {
  it('has no text of the English page but that of labels, API texts, and pages that are still to be translated', async () => {
    const areas = await Promise.all([labelsOf(locale), apiTextsOf(locale)]);
    const rows = areas.flatMap((area) => area.rows.filter(({current}) => !current));
    const open = [...rows.map(({english}) => english), ...englishLabels].map(wordsOf);
    const isOpen = (text: string): boolean => open.some((words) => words.includes(wordsOf(text)));
    const untranslated = [...pages[locale]].flatMap(([file, {isOutdated, texts}]) => {
      const sentences = new Set(isOutdated ? [] : english.get(file)?.texts.filter(isSentence));
      return texts
        .filter((text) => sentences.has(text) && !isOpen(text))
        .map((text) => [file, text]);
    });
    expect(
      [...english.values()].flatMap(({texts}) => texts).filter(isSentence).length,
    ).toBeGreaterThan(2000);
    expect(untranslated.slice(0, 40)).toEqual([]);
  });

  it('has a notice on exactly the pages of the documentation that are missing or behind', async () => {
    const docs = (await filesOf(locale)).find(({area}) => area === 'docs')!;
    const behind = docs.rows.filter(({current}) => !current).map(({source}) => docFileOf(source));
    const noticed = [...pages[locale]].filter(([, {isOutdated}]) => isOutdated);
    expect(noticed.map(([file]) => file).filter((file) => file.startsWith('docs/'))).toEqual(
      behind.sort(),
    );
  });
});
