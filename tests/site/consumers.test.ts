import {existsSync} from 'node:fs';
import path from 'node:path';
import Validator from '@adobe/structured-data-validator';
import {$RefParser} from '@apidevtools/json-schema-ref-parser';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {identity} from '../../src/config/identity.ts';
import {languages} from '../../src/config/languages.ts';
import {builtLocales, homeOf, operationRoutes, pageOf, siteDir, textOf} from './built-site.ts';

type Data = Record<string, unknown>;

/** What a page tells search engines about itself. */
function dataOf(locale: (typeof builtLocales)[number], route: string): Data[] {
  const $ = pageOf(locale, route);
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Data);
}

/** Whether the site has a page at a URL. */
const isPage = (url: string): boolean =>
  existsSync(path.join(siteDir, `${decodeURI(new URL(url).pathname)}.html`));

describe.each(builtLocales)('%s', (locale) => {
  const home = homeOf(locale);

  it.each(['blog/rss', 'blog/atom', 'changelog/rss', 'changelog/atom'])(
    'has the feed %s with the title, text, date, and page of each entry',
    (name) => {
      const $ = load(textOf(`${home}${name}.xml`), {xml: true});
      const entries = $('item, entry').toArray();
      expect(entries.length).toBeGreaterThan(1);
      for (const entry of entries) {
        const text = (selector: string): string => $(entry).children(selector).first().text();
        expect(text('title')).toBeTruthy();
        expect(text('content, content\\:encoded')).toBeTruthy();
        expect(Date.parse(text('updated, pubDate'))).not.toBeNaN();
        expect($(entry).children('link').attr('href') ?? text('link')).toSatisfy(isPage);
      }
    },
  );

  it.each(['json', 'yaml'])(
    'has every operation in openapi.%s, each reference there',
    async (ending) => {
      const api = await $RefParser.dereference<{paths: Record<string, object>}>(
        path.join(siteDir, home, `openapi.${ending}`),
      );
      const methods = Object.values(api.paths).flatMap((operations) =>
        Object.keys(operations).filter((key) => /^(get|post|put|patch|delete)$/.test(key)),
      );
      expect(methods).toHaveLength(operationRoutes.length);
    },
  );

  it('has a sitemap in which each address names its other languages', () => {
    const $ = load(textOf(`${home}sitemap.xml`), {xml: true});
    const urls = $('urlset > url').toArray();
    expect(urls.length).toBeGreaterThan(120);
    const tags = [...builtLocales.map((other) => languages[other].tag), 'x-default'];
    for (const url of urls) {
      const links = $(url).children('xhtml\\:link').toArray();
      expect(
        links.map(({attribs}) => attribs.hreflang),
        $(url).children('loc').text(),
      ).toEqual(tags);
    }
    expect(textOf('robots.txt')).toContain(`${home}sitemap.xml`);
  });

  it.each([
    ['/', ['FAQPage', 'Organization', 'SoftwareApplication', 'WebSite']],
    ['/pricing', ['FAQPage', 'SoftwareApplication']],
    ['/docs/install/manual', ['BreadcrumbList']],
    ['/blog/top-website-analytics-metrics-2025', ['BlogPosting']],
    ['/api/monitor-upsert', ['BreadcrumbList']],
  ])(
    'describes %s to search engines as what it is, as a validator accepts',
    async (route, types) => {
      const blocks = dataOf(locale, route);
      expect(blocks.length).toBeGreaterThan(0);
      for (const block of blocks) expect(block['@context']).toMatch(/^https?:\/\/schema\.org\/?$/);
      const jsonld = Object.fromEntries(blocks.map((block) => [String(block['@type']), [block]]));
      expect(Object.keys(jsonld)).toEqual(expect.arrayContaining(types));
      const issues = await new Validator().validate({jsonld, microdata: {}, rdfa: {}});
      expect(issues.filter(({severity}) => severity === 'ERROR')).toEqual([]);
    },
  );

  it('tells search engines the place of an operation', () => {
    const [trail] = dataOf(locale, '/api/monitor-upsert') as {itemListElement: {item: string}[]}[];
    const paths = trail!.itemListElement.map(({item}) => new URL(item).pathname);
    expect(paths).toEqual([`${home}api/monitor`, `${home}api/monitor-upsert`]);
  });
});

it('says where to report a vulnerability, in the form of RFC 9116', () => {
  const fields = Object.fromEntries(
    textOf('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s)),
  ) as Record<string, string>;
  expect(new URL(fields.Contact!).protocol).toBe('https:');
  const days = (Date.parse(fields.Expires!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
});

it('catalogs its API in the form of RFC 9727, each file there', () => {
  const {linkset} = JSON.parse(textOf('.well-known/api-catalog')) as {
    linkset: Record<'service-desc' | 'service-doc', {href: string}[]>[];
  };
  const links = linkset.flatMap((context) => [
    ...context['service-desc'],
    ...context['service-doc'],
  ]);
  expect(links).toHaveLength(3);
  for (const {href} of links)
    expect(isPage(href) || existsSync(path.join(siteDir, new URL(href).pathname)), href).toBe(true);
});

it('says which commit it was built from', () => {
  expect(JSON.parse(textOf('version.json'))).toMatchObject({
    commit: expect.stringMatching(/^[0-9a-f]{40}$/) as string,
    product: identity.productVersion,
  });
});
