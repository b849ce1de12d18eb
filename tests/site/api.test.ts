import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {operationRoutes} from '../../src/features/api-reference/description/contract.ts';
import {routeOf} from '../../src/features/api-reference/model/page.ts';
import {resolveReferences} from '../../src/features/api-reference/model/references.ts';
import {apiSource} from '../../src/features/api-reference/plugin-options.ts';
import {builtLocales, pageOf} from './built-site.ts';

type Node = Record<string, unknown>;

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const read = (locale: string): Node =>
  resolveReferences(JSON.parse(readFileSync(apiSource(locale).specPath, 'utf8')) as Node);

/** Names of all properties below a schema; a schema is opened once. */
function propertyNames(node: unknown, seen = new Set<unknown>()): string[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return [];
  seen.add(node);
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'examples' || key === 'example') return [];
    if (key === 'properties')
      return [
        ...Object.keys(value as Node),
        ...Object.values(value as Node).flatMap((one) => propertyNames(one, seen)),
      ];
    return propertyNames(value, seen);
  });
}

/** What each page must show, read from the description without the generator. */
function operations(locale: string) {
  return Object.values(read(locale).paths as Record<string, Record<string, Node>>).flatMap((item) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([, operation]) => {
        const content = (holder: unknown): unknown[] =>
          Object.values(((holder as Node)?.content ?? {}) as Record<string, Node>).map(
            ({schema}) => schema,
          );
        const responses = operation.responses as Record<string, Node>;
        const schemas = [
          ...content(operation.requestBody),
          ...Object.values(responses).flatMap(content),
        ];
        return {
          route: `/api/${routeOf(String(operation.operationId))}`,
          title: String(operation.summary),
          names: [
            ...((operation.parameters ?? []) as Node[]).map(({name}) => String(name)),
            ...schemas.flatMap((schema) => propertyNames(schema)),
          ],
          statuses: Object.keys(responses),
        };
      }),
  );
}

describe.each(builtLocales)('API reference in %s', (locale) => {
  const all = operations(locale);

  it('has the operations at their public addresses', () => {
    expect(all.map(({route}) => route).sort()).toEqual([...operationRoutes].sort());
  });

  it.each(all)(
    '$route shows every parameter, property, status, sample and example answer',
    ({route, title, names, statuses}) => {
      const $ = pageOf(locale, route);
      const valuesOf = (selector: string, attribute: string): (string | undefined)[] =>
        $(selector)
          .toArray()
          .map((element) => $(element).attr(attribute));
      expect(valuesOf('input[name="api-language"]', 'value')).toEqual(
        expect.arrayContaining(['curl', 'javascript', 'python', 'go', 'php', 'java', 'csharp']),
      );
      expect($('input[name="api-language"][checked]').attr('value')).toBe('curl');
      expect($('input[name="api-status"]').length).toBe(statuses.length);
      for (const url of $('.api-aside')
        .text()
        .match(/https?:\/\/[^\s\u0080-\uffff'"`]+/g) ?? [])
        expect(url).not.toContain('sk_');
      // What is left is there without scripts.
      $('script, noscript, template, [hidden]').remove();
      expect($('main h1').text()).toBe(title);
      const shown = $('main a[href^="#"] > code')
        .toArray()
        .map((code) => $(code).text());
      expect(names.filter((name) => !shown.includes(name))).toEqual([]);
      const text = $('main').text();
      expect(statuses.filter((status) => !text.includes(status))).toEqual([]);
      // Every field's link leads to the field itself.
      const ids = new Set(valuesOf('main [id]', 'id'));
      const targets = valuesOf('main a[href^="#"]:has(> code)', 'href').map((href) =>
        decodeURIComponent(href!.slice(1)),
      );
      expect(targets.filter((id) => !ids.has(id))).toEqual([]);
    },
  );

  it('names all operations of a group on its page', () => {
    const description = read(locale);
    for (const {name} of description.tags as {name: string}[]) {
      const $ = pageOf(locale, `/api/${name}`);
      expect($('main li code').length, name).toBeGreaterThan(0);
    }
    expect(pageOf(locale, '/api')('main').text()).toContain(String(all.length));
  });
});
