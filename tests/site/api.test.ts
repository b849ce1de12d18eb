import type {CheerioAPI} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {readReference, routeOf} from '../../src/features/api-reference/model/description.ts';
import type {Operation, Tag} from '../../src/features/api-reference/model/types.ts';
import {builtLocales, operationRoutes, pageOf} from './built-site.ts';

/** Names of all properties below a part of an operation; each part is opened once. */
function propertyNames(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  return Object.entries(part as Record<string, object>).flatMap(([key, value]) => {
    if (key === 'examples' || key === 'example') return [];
    if (key !== 'properties') return propertyNames(value, seen);
    return [...Object.keys(value), ...propertyNames(Object.values(value), seen)];
  });
}

/** Names that an operation's page must show, read from the description without what makes the pages. */
const namesOf = ({parameters, requestBody, responses}: Operation): string[] => [
  ...parameters.map(({name}) => name),
  ...propertyNames([requestBody?.content, responses]),
];

/** Tabs that samples have in every language of the site. TypeScript is only there where the product's client covers an operation. */
const sampleTabs = ['curl', 'javascript', 'python', 'go', 'php', 'java', 'csharp'];

/** A key in the query of a URL, such as `https://tianji.example.com/open?key=sk_…`. */
const keyInUrl = /https?:\/\/[^\s\u0080-\uffff'"`]*sk_/;

/** What a page lacks of the names that it must show, and which links of fields lead nowhere. */
function faultsOf($: CheerioAPI, operation: Operation): {missing: string[]; broken: string[]} {
  const statuses = Object.keys(operation.responses);
  const text = $('main').text();
  const fields = $('main a[href^="#"]:has(> code)').toArray();
  const shown = new Set(fields.map((field) => $(field).children('code').text()));
  const ids = new Set($('main [id]').map((_, {attribs}) => attribs.id));
  const targets = fields.map(({attribs}) => decodeURIComponent(attribs.href!.slice(1)));
  return {
    missing: [
      ...statuses.filter((status) => !text.includes(status)),
      ...namesOf(operation).filter((name) => !shown.has(name)),
    ],
    broken: targets.filter((id) => !ids.has(id)),
  };
}

describe.each(builtLocales)('API reference in %s', (locale) => {
  let operations: Map<string, Operation>;
  let tags: Tag[];
  beforeAll(async () => {
    const reference = await readReference(locale);
    tags = reference.tags;
    operations = new Map(
      reference.operations.map((operation) => [
        `/api/${routeOf(operation.operationId)}`,
        operation,
      ]),
    );
  });

  it('has the operations at their public addresses', () => {
    expect([...operations.keys()].sort()).toEqual([...operationRoutes].sort());
  });

  it.each(operationRoutes)(
    '%s shows every parameter, property, and status without scripts, each with a link to itself, and all samples, with the key in no URL',
    (route) => {
      const operation = operations.get(route)!;
      const $ = pageOf(locale, route);
      // What is left is there without scripts; of tabs, all panels are.
      $('script, noscript, template, [hidden]:not([role=tabpanel])').remove();
      expect($('main h1').text()).toBe(operation.summary);
      expect(faultsOf($, operation)).toEqual({missing: [], broken: []});
      const tabs = $('.api-aside [role=tab]').toArray();
      expect(tabs.map(({attribs}) => attribs['data-value'])).toEqual(
        expect.arrayContaining([...sampleTabs, ...Object.keys(operation.responses)]),
      );
      expect($('.api-aside').text()).not.toMatch(keyInUrl);
    },
  );

  it('names all operations of a group on its page', () => {
    expect(tags).not.toEqual([]);
    for (const {name} of tags) {
      const $ = pageOf(locale, `/api/${name}`);
      const inGroup = [...operations.values()].filter(({tags: [tag]}) => tag === name);
      expect($('main li code').length, name).toBe(inGroup.length);
    }
    expect(pageOf(locale, '/api')('main').text()).toContain(String(operations.size));
  });
});
