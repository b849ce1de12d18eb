import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {locales} from '../../src/config/locales.ts';
import {allRoutes, builtLocales, fileOf} from './built-site.ts';

it('has all languages', () => {
  expect(builtLocales).toEqual([...locales]);
});

it('lists every address once', () => {
  expect(allRoutes.filter((route, index) => allRoutes.indexOf(route) !== index)).toEqual([]);
});

it.each(builtLocales)('%s has a page at every address, and a not-found page', (locale) => {
  expect([...allRoutes, '/404'].filter((route) => !existsSync(fileOf(locale, route)))).toEqual([]);
});
