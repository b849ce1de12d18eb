import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import config from '../../docusaurus.config.ts';
import labels from '../../i18n/product-labels.json' with {type: 'json'};
import {languages} from '../../src/config/languages.ts';
import {defaultLocale, locales, type Locale} from '../../src/config/locales.ts';
import {localizedRedirects} from '../../src/features/redirects/redirects.ts';
import {apiTextsOf} from '../../src/features/translations/status/api-texts.ts';
import {
  filePairs,
  isCurrent,
  readText,
  translations,
} from '../../src/features/translations/status/files.ts';
import {labelsOf} from '../../src/features/translations/status/labels.ts';
import {builtLocales, folderOf, homeOf, htmlFilesOf, siteDir} from './built-site.ts';
import {blocksOf, isEnglish, type Block} from './running-text.ts';

const origin = new URL(process.env.SITE_URL || 'https://tianji.dev').origin;

const addressOf = (locale: Locale, file: string): string =>
  origin + homeOf(locale) + file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');

const sorted = (record: object): string => JSON.stringify(Object.entries(record).sort());

function headProblems($: CheerioAPI, locale: Locale, file: string): string[] {
  const description = $('meta[name=description]').attr('content') ?? '';
  const alternates = Object.fromEntries(
    $('link[rel=alternate][hreflang]')
      .toArray()
      .map((link) => [link.attribs.hreflang, link.attribs.href]),
  );
  const addresses = locales.map((other) => [languages[other].tag, addressOf(other, file)]);
  const wanted = {...Object.fromEntries(addresses), 'x-default': addressOf(defaultLocale, file)};
  const canonical = $('link[rel=canonical]');
  const wrong: [problem: string, holds: boolean][] = [
    [`lang ${$('html').attr('lang')}`, $('html').attr('lang') !== languages[locale].tag],
    ['title', $('head title').length !== 1 || $('head title').text().trim().length < 4],
    ['main or h1', $('main').length === 0 || $('h1').length !== 1],
    [
      `description "${description}"`,
      $('meta[name=description]').length !== 1 || description.length < 20,
    ],
    [
      `canonical ${canonical.attr('href')}`,
      canonical.length !== 1 || canonical.attr('href') !== addressOf(locale, file),
    ],
    [`hreflang ${JSON.stringify(alternates)}`, sorted(alternates) !== sorted(wanted)],
  ];
  return wrong.filter(([, holds]) => holds).map(([problem]) => `${file}: ${problem}`);
}

interface Facts {
  head: string[];
  description: string;
  anchors: string;
  asterisks: boolean;
  /** Paths within the site that links lead to. */
  links: string[];
  /** The page says that its translation is missing or older than the English. */
  outdated: boolean;
  blocks: Block[];
}

/** Labels that the product's interface shows in English in every language. */
const englishLabels = new Set(
  Object.entries(labels)
    .filter(([label, texts]) => Object.values(texts).every((text) => [text].flat().includes(label)))
    .map(([label]) => label),
);

/** What the tests ask of a page; each is parsed once. */
function factsOf(locale: Locale, file: string): Facts {
  const $ = load(readFileSync(path.join(folderOf(locale), file), 'utf8'));
  const description = $('meta[name=description]').attr('content') ?? '';
  const anchors = $('main :is(h2, h3, h4, h5, h6)[id]')
    .toArray()
    .map((heading) => heading.attribs.id)
    .join(' ');
  const outdated = $('[data-translation]').length > 0;
  const links = $('a[href^="/"]')
    .toArray()
    .map(({attribs}) => attribs.href!.replace(/[?#].*/, ''));
  for (const bold of $('strong').toArray())
    if (englishLabels.has($(bold).text())) $(bold).replaceWith(' ');
  const facts = {
    head: headProblems($, locale, file),
    description,
    anchors,
    outdated,
    links,
    blocks: blocksOf($),
  };
  return {...facts, asterisks: `${$('body').text()} ${description}`.includes('**')};
}

const pages = Object.fromEntries(
  builtLocales.map((locale) => [
    locale,
    new Map(htmlFilesOf(locale).map((file) => [file, factsOf(locale, file)])),
  ]),
) as Record<Locale, Map<string, Facts>>;
const english = pages[defaultLocale];
const files = [...english.keys()];

it('knows English when it reads it: nearly all paragraphs of the English pages', () => {
  const long = [...english.values()]
    .flatMap(({blocks}) => blocks)
    .filter(({text}) => text.split(' ').length >= 8 && /[.:!?]$/.test(text));
  expect(long.length).toBeGreaterThan(2000);
  const missed = long.map(({text}) => text).filter((text) => !isEnglish(text, new Set()));
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
    expect([...pages[locale].keys()]).toEqual(files);
  });

  it('has language, title, description, address, alternates, and one h1 on every page', () => {
    expect(found.flatMap(([, {head}]) => head)).toEqual([]);
  });

  it('describes no two pages alike', () => {
    const first = new Map([...found].reverse().map(([file, {description}]) => [description, file]));
    expect(
      found
        .filter(([file, {description}]) => first.get(description) !== file)
        .map(([file, {description}]) => `${file} as ${first.get(description)}: ${description}`),
    ).toEqual([]);
  });

  it('shows no asterisks of an emphasis that was not one', () => {
    expect([...pages[locale]].filter(([, {asterisks}]) => asterisks).map(([file]) => file)).toEqual(
      [],
    );
  });

  it('has the anchors of the English pages', () => {
    const areaOf = (file: string): string => file.split('/')[0]!.replace('.html', '');
    // Lists of posts and entries repeat their headings.
    const outdated = new Set(
      found.filter(([, page]) => page.outdated).map(([file]) => areaOf(file)),
    );
    const hasCurrentContent = (file: string, page: Facts): boolean =>
      !page.outdated &&
      !(['blog', 'changelog'].includes(areaOf(file)) && outdated.has(areaOf(file)));
    // Lists of tags are headed by the first letters of the tags' names.
    const written = [...pages[locale]].filter(
      ([file, page]) => !/(^|\/)tags\.html$/.test(file) && hasCurrentContent(file, page),
    );
    expect(
      written
        .filter(([file, {anchors}]) => anchors !== english.get(file)?.anchors)
        .map(([file, {anchors}]) => `${file}: ${anchors}`),
    ).toEqual([]);
  });

  it('has no link to a page or download that is missing', () => {
    const linked = new Map(
      [...pages[locale]].flatMap(([file, {links}]) => links.map((address) => [address, file])),
    );
    // Languages that aren't in this build have no pages yet.
    const absent = locales.filter((other) => !builtLocales.includes(other));
    const isAbsent = (address: string): boolean =>
      absent.some((other) => `${address}/`.startsWith(`/${other}/`));
    expect(linked.size).toBeGreaterThan(200);
    expect(
      [...linked].filter(([address]) => !isAbsent(address) && !leadsSomewhere(address)),
    ).toEqual([]);
  });

  it('offers the API description in its own language', () => {
    const {links} = pages[locale].get('api.html')!;
    expect(new Set(links.filter((link) => link.includes('openapi.')))).toEqual(
      new Set(['json', 'yaml'].map((ending) => `${homeOf(locale)}openapi.${ending}`)),
    );
  });
});

/** File in the built site of a page of the documentation. */
function docFileOf(source: string): string {
  const slug = /^slug: (\S+)$/m.exec(readText(source))?.[1];
  return slug ? `docs${slug}.html` : source.replace(/(?:\/index)?\.mdx?$/, '.html');
}

/** Words of Markdown, a label, or a block, without code and placeholders. */
const wordsOf = (text: string): string =>
  (text.replace(/`[^`]*`|\]\([^)]*\)|\{[^}]*\}/g, ' ').match(/\p{L}+/gu) ?? []).join(' ');

describe.each(translations.filter((locale) => builtLocales.includes(locale)))('%s', (locale) => {
  it('has no English running text but that of labels, API texts, and pages that are still to be translated', async () => {
    const [interfaceTexts, {texts}] = await Promise.all([labelsOf(locale), apiTextsOf(locale)]);
    const open = [
      ...interfaceTexts.labels.filter(({current}) => !current).map((label) => label.english),
      ...texts.filter(({current}) => !current).map(({text}) => text),
      ...englishLabels,
    ].map(wordsOf);
    const found = [...pages[locale]]
      .filter(([, {outdated}]) => !outdated)
      .flatMap(([file, {blocks}]) => {
        const same = new Set(english.get(file)?.blocks.map(({text}) => text));
        return (
          blocks
            // A description can't mark code as such.
            .filter(({where, text}) =>
              where === 'description' ? same.has(text) : isEnglish(text, same),
            )
            .filter(({text}) => !open.some((words) => words.includes(wordsOf(text))))
            .map(({where, text}) => `${file} ${where}: ${text.slice(0, 200)}`)
        );
      });
    expect(found.slice(0, 40)).toEqual([]);
  });

  it('has a notice on exactly the pages of the documentation that are missing or behind', async () => {
    const pairs = (await filePairs(locale)).filter(({area}) => area === 'docs');
    const behind = pairs.filter(
      ({source, target}) => !existsSync(target) || !isCurrent(readText(target), readText(source)),
    );
    const noticed = [...pages[locale]]
      .filter(([file, {outdated}]) => outdated && file.startsWith('docs/'))
      .map(([file]) => file);
    expect(noticed).toEqual(behind.map(({source}) => docFileOf(source)).sort());
  });
});
