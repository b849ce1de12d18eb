import {beforeAll, describe, expect, it} from 'vitest';
import {readReference, routeOf} from '../../src/features/api-reference/model/description.ts';
import type {Body, Operation, Tag} from '../../src/features/api-reference/model/types.ts';
import {builtLocales, operationRoutes, pageOf} from './built-site.ts';

/** Names of all properties below a schema; a schema is opened once. */
function propertyNames(node: unknown, seen = new Set<unknown>()): string[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return [];
  seen.add(node);
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'examples' || key === 'example') return [];
    if (key !== 'properties') return propertyNames(value, seen);
    const schemas = Object.values(value as object);
    return [
      ...Object.keys(value as object),
      ...schemas.flatMap((schema) => propertyNames(schema, seen)),
    ];
  });
}

const schemasOf = ({content = {}}: Body = {}): unknown[] =>
  Object.values(content).map(({schema}) => schema);

/** Names that an operation's page must show, read from the description without what makes the pages. */
const namesOf = ({parameters, requestBody, responses}: Operation): string[] => [
  ...parameters.map(({name}) => name),
  ...[requestBody, ...Object.values(responses)]
    .flatMap(schemasOf)
    .flatMap((schema) => propertyNames(schema)),
];

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
    '%s shows every parameter, property, status, sample, and example response',
    (route) => {
      const operation = operations.get(route)!;
      const statuses = Object.keys(operation.responses);
      const $ = pageOf(locale, route);
      const tabs = $('.api-aside [role=tab]').toArray();
      expect(tabs.map(({attribs}) => attribs['data-value'])).toEqual(
        expect.arrayContaining([
          ...['curl', 'javascript', 'python', 'go', 'php', 'java', 'csharp'],
          ...statuses,
        ]),
      );
      // No URL of a sample has a key in it: https://tianji.example.com/open?key=sk_…
      expect($('.api-aside').text()).not.toMatch(/https?:\/\/[^\s\u0080-\uffff'"`]*sk_/);
      // What is left is there without scripts; of tabs, all panels are.
      $('script, noscript, template, [hidden]:not([role=tabpanel])').remove();
      expect($('main h1').text()).toBe(operation.summary);
      const text = $('main').text();
      expect(statuses.filter((status) => !text.includes(status))).toEqual([]);
      const fields = $('main a[href^="#"]:has(> code)').toArray();
      const shown = new Set(fields.map((field) => $(field).children('code').text()));
      expect(namesOf(operation).filter((name) => !shown.has(name))).toEqual([]);
      // Every field's link leads to the field itself.
      const ids = new Set(
        $('main [id]')
          .toArray()
          .map(({attribs}) => attribs.id),
      );
      const targets = fields.map(({attribs}) => decodeURIComponent(attribs.href!.slice(1)));
      expect(targets.filter((id) => !ids.has(id))).toEqual([]);
    },
  );

  it('names all operations of a group on its page', () => {
    for (const {name} of tags) {
      const $ = pageOf(locale, `/api/${name}`);
      const inGroup = [...operations.values()].filter(({tags: [tag]}) => tag === name);
      expect($('main li code').length, name).toBe(inGroup.length);
    }
    expect(pageOf(locale, '/api')('main').text()).toContain(String(operations.size));
  });
});
