import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Validator from '@adobe/structured-data-validator';
import {$RefParser} from '@apidevtools/json-schema-ref-parser';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {identity} from '../../src/config/identity.ts';
import {languages} from '../../src/config/languages.ts';
import {
  allRoutes,
  builtLocales,
  fileOf,
  homeOf,
  operationRoutes,
  pageOf,
  siteDir,
  textOf,
} from './built-site.ts';

/** What a page tells search engines about itself. */
type Data = Record<'@context' | '@type', string>;

/** Words, and single characters of scripts that don't separate words. */
const wordsOf = (text: string): string[] =>
  text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[\p{sc=Latin}\p{N}]+/gu) ?? [];

const chrome =
  'main :is(nav, button, script, style, svg, .hash-link, [data-no-twin], [data-no-print], .theme-doc-footer)';

describe.each(builtLocales)('%s', (locale) => {
  const home = homeOf(locale);
  const twinOf = (route: string): string =>
    textOf(`${home}${route === '/' ? 'index' : route.slice(1)}.md`);
  const routes = allRoutes.filter((route) => route !== '/search');

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
    const urls = $('url').toArray();
    expect(urls.length).toBeGreaterThan(120);
    const tags = [...builtLocales.map((other) => languages[other].tag), 'x-default'];
    for (const url of urls)
      expect(
        $(url)
          .children('xhtml\\:link')
          .toArray()
          .map(({attribs}) => attribs.hreflang),
      ).toEqual(tags);
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
      const $ = pageOf(locale, route);
      const scripts = $('script[type="application/ld+json"]').toArray();
      const blocks = scripts.map((script) => JSON.parse($(script).text()) as Data);
      for (const block of blocks) expect(block['@context']).toMatch(/^https?:\/\/schema\.org\/?$/);
      const jsonld = Object.fromEntries(blocks.map((block) => [block['@type'], [block]]));
      expect(Object.keys(jsonld)).toEqual(expect.arrayContaining(types));
      const issues = await new Validator().validate({jsonld, microdata: {}, rdfa: {}});
      expect(issues.filter(({severity}) => severity === 'ERROR')).toEqual([]);
    },
  );

  it('has a small image of its own for each page', () => {
    const urls = allRoutes.map((route) => {
      const $ = pageOf(locale, route);
      const url = $('meta[property="og:image"]').attr('content')!;
      expect($('meta[name="twitter:image"]').attr('content'), route).toBe(url);
      const image = readFileSync(path.join(siteDir, new URL(url).pathname));
      expect(
        [16, 20].map((at) => image.readUInt32BE(at)),
        route,
      ).toEqual([1200, 630]);
      expect(image.length, route).toBeLessThanOrEqual(96 * 1024);
      return url;
    });
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('has a Markdown twin of every page, with a title and without markup', () => {
    for (const route of routes) {
      const text = twinOf(route).replace(/```[\s\S]*?```|`[^`]*`/g, '');
      expect(text, route).toMatch(/^# /);
      expect(text, route).not.toMatch(/<\/?(div|span|script|button)\b/);
    }
  });

  it('has the words of each page in its twin', () => {
    // Of the operations, one is enough.
    for (const route of routes.filter((address) => !/^\/api\/(?!monitor-upsert$)/.test(address))) {
      const $ = pageOf(locale, route);
      $(chrome).remove();
      const articles = $('main article');
      // White space between elements keeps the words of neighbors apart.
      const main = $(articles.length === 1 ? articles : 'main');
      main.find('*').append(' ');
      const twinWords = new Set(wordsOf(twinOf(route)));
      const words = wordsOf(main.text());
      const missing = words.filter((word) => !twinWords.has(word));
      expect(missing.length / words.length, `${route}: ${missing.join(' ')}`).toBeLessThan(0.02);
    }
  });

  it('has everything of a page in its place, so that nothing waits for a script to move it', () => {
    // React's marks of a part that comes late, and of its place.
    const moved = allRoutes.filter((route) =>
      /\sid="?[SP]:/.test(readFileSync(fileOf(locale, route), 'utf8')),
    );
    expect(moved).toEqual([]);
  });

  it('lists its pages for language models, each address there, and has all of them in one file', () => {
    const text = textOf(`${home}llms-full.txt`);
    const links = textOf(`${home}llms.txt`).match(/(?<=\]\()https?:[^)]+(?=\.md\))/g)!;
    expect(links.length).toBeGreaterThan(120);
    for (const link of links) {
      const twin = path.join(siteDir, `${decodeURI(new URL(link).pathname)}.md`);
      expect(existsSync(twin), link).toBe(true);
      expect(text).toContain(`<${link.replace(/\/index$/, '/')}>`);
    }
  });

  it.each(['docs', 'api', 'changelog'])('has %s in a file of its own, which is listed', (area) => {
    const text = textOf(`${home}llms-${area}.txt`);
    const pages = text.match(/(?<=^<)https?:[^>]+(?=>$)/gm)!;
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((url) => !new URL(url).pathname.includes(`/${area}`))).toEqual([]);
    expect(textOf(`${home}llms-full.txt`)).toContain(text);
    expect(textOf(`${home}llms.txt`)).toContain(`/llms-${area}.txt)`);
  });
});

it('says where to report a vulnerability, in the form of RFC 9116', () => {
  const text = textOf('.well-known/security.txt');
  expect(text).toMatch(/^Contact: https:\/\/\S+$/m);
  const [, expires] = /^Expires: (\S+)$/m.exec(text)!;
  const days = (Date.parse(expires!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
});

it('catalogs its API in the form of RFC 9727, each file there', () => {
  const urls = textOf('.well-known/api-catalog').match(/(?<="href": ")[^"]+/g);
  expect(urls).toHaveLength(4);
  for (const url of urls!) {
    const file = path.join(siteDir, new URL(url).pathname);
    expect(existsSync(file) || existsSync(`${file}.html`), url).toBe(true);
  }
});

it('says which commit it was built from', () => {
  expect(JSON.parse(textOf('version.json'))).toMatchObject({
    commit: expect.stringMatching(/^[0-9a-f]{40}$/) as string,
    product: identity.productVersion,
  });
});
