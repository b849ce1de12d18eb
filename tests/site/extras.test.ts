import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {describe, expect, it} from 'vitest';
import {languages} from '../../src/config/languages.ts';

import {allRoutes, builtLocales, fileOf, homeOf, pageOf, siteDir} from './built-site.ts';

const text = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

/** Types of all JSON-LD objects of a page, nested graphs included. */
function typesOf(locale: (typeof builtLocales)[number], route: string): string[] {
  const $ = pageOf(locale, route);
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => {
      const data = JSON.parse($(script).text()) as {'@context'?: string; '@graph'?: {'@type': string}[]; '@type'?: string};
      expect(data['@context'], route).toMatch(/^https?:\/\/schema\.org\/?$/);
      return data['@graph'] ? data['@graph'].map((one) => one['@type']) : [data['@type'] ?? ''];
    });
}

describe.each(builtLocales)('%s', (locale) => {
  const home = homeOf(locale);

  it('has a Markdown twin of every page, with its title and without markup', () => {
    for (const route of allRoutes.filter((one) => one !== '/search')) {
      const file = fileOf(locale, route).replace(/\.html$/, '.md');
      expect(existsSync(file), file).toBe(true);
      const twin = readFileSync(file, 'utf8');
      expect(twin.startsWith('# '), file).toBe(true);
      expect(twin.replace(/```[\s\S]*?```|`[^`]*`/g, ''), file).not.toMatch(/<\/?(div|span|script|button)\b/);
    }
  });

  it('has everything of a page in its place, so that nothing waits for a script to move it', () => {
    const moved = allRoutes.filter((route) => pageOf(locale, route)('div[hidden][id^="S:"], template[id^="P:"]').length > 0);
    expect(moved).toEqual([]);
  });

  it('lists its pages for language models, each address there', () => {
    const list = text(`${home}llms.txt`);
    const links = [...list.matchAll(/\]\((https?:[^)]+\.md)\)/g)].map((match) => decodeURI(new URL(match[1]!).pathname));
    expect(links.length).toBeGreaterThan(120);
    for (const link of links) expect(existsSync(path.join(siteDir, link)), link).toBe(true);
  });

  it('has a sitemap in which every address names its other languages', () => {
    const xml = text(`${home}sitemap.xml`);
    expect(XMLValidator.validate(xml)).toBe(true);
    const {urlset} = new XMLParser({ignoreAttributes: false, isArray: (name) => name === 'url' || name === 'xhtml:link'}).parse(xml) as {
      urlset: {url: {loc: string; 'xhtml:link': {'@_hreflang': string}[]}[]};
    };
    expect(urlset.url.length).toBeGreaterThan(120);
    for (const {loc, 'xhtml:link': links} of urlset.url) {
      expect(
        links.map((link) => link['@_hreflang']),
        loc,
      ).toEqual([...builtLocales.map((one) => languages[one].tag), 'x-default']);
    }
  });

  it('has feeds of the blog and the changelog that parse and have entries', () => {
    for (const feed of ['blog/rss.xml', 'blog/atom.xml', 'changelog/rss.xml', 'changelog/atom.xml']) {
      const xml = text(home + feed);
      expect(XMLValidator.validate(xml), feed).toBe(true);
      expect(xml, feed).toMatch(/<(item|entry)>/);
    }
    expect((JSON.parse(text(`${home}blog/feed.json`)) as {items: unknown[]}).items).toHaveLength(2);
  });

  it('describes itself to search engines where a type applies', () => {
    expect(typesOf(locale, '/')).toEqual(expect.arrayContaining(['Organization', 'WebSite', 'SoftwareApplication']));
    expect(typesOf(locale, '/pricing')).toContain('FAQPage');
    expect(typesOf(locale, '/blog/top-website-analytics-metrics-2025')).toContain('BlogPosting');
    expect(typesOf(locale, '/docs/install/manual')).toEqual(expect.arrayContaining(['TechArticle', 'BreadcrumbList']));
  });
});

it('names all sitemaps to robots', () => {
  const robots = text('robots.txt');
  for (const locale of builtLocales) expect(robots).toContain(`${homeOf(locale)}sitemap.xml`);
});
