import {existsSync} from 'node:fs';
import path from 'node:path';
import Validator from '@adobe/structured-data-validator';
import {$RefParser} from '@apidevtools/json-schema-ref-parser';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {identity} from '../../src/config/identity.ts';
import {builtLocales, homeOf, operationRoutes, pageOf, siteDir, textOf} from './built-site.ts';

/** What a page tells search engines about itself. */
type Data = Record<'@context' | '@type', string>;

describe.each(builtLocales)('%s', (locale) => {
  const home = homeOf(locale);

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

  it('has a sitemap, which robots.txt names', () => {
    expect(load(textOf(`${home}sitemap.xml`), {xml: true})('url').length).toBeGreaterThan(120);
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
