import {expect, it} from 'vitest';
import {locales} from '../../../config/locales.ts';
import {languages} from '../../../config/languages.ts';
import {addressIn} from './other-language.ts';
import {preferredLanguage, suggestedLanguage} from './suggested-language.ts';

it.each([
  [['fr-CA', 'en'], 'fr'],
  [['de-AT'], 'de'],
  [['ja'], 'ja'],
  [['EN-us'], 'en'],
  [['xx', 'xy-ZZ', 'de', 'en'], 'de'],
  [['zh-CN', 'zh'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-SG'], 'zh-Hans'],
  [['zh-Hans-HK'], 'zh-Hans'],
  [['zh-CN', 'zh-TW'], 'zh-Hans'],
  [['zh-TW', 'zh-CN', 'ja'], 'ja'],
  [['zh-TW', 'zh', 'en-US', 'en'], 'en'],
  [['zh-Hant'], undefined],
  [['zh-Hant-CN'], undefined],
  [['zh-TW'], undefined],
  [['zh-HK'], undefined],
  [['zh-mo', 'zh'], undefined],
  [['frr', 'den', 'jam', 'enm'], undefined],
  [['xx'], undefined],
  [[], undefined],
])('%j prefers %s', (tags, language) => {
  expect(preferredLanguage(tags, locales)).toBe(language);
});

it.each<[string, object, string?]>([
  ['the browser’s', {}, 'fr'],
  ['none where the page has it', {page: 'fr'}],
  ['none where the browser prefers the page’s', {tags: ['en', 'fr']}],
  ['none where the site lacks it', {tags: ['xx']}],
  ['the chosen one, whatever the browser says', {chosen: 'de'}, 'de'],
  ['none where the page is in the chosen one', {chosen: 'en'}],
  ['none that was declined', {declined: 'fr'}],
  ['another than the declined one', {declined: 'fr', chosen: 'ja'}, 'ja'],
  ...['', 'xx', '{"a":', '__proto__', '"><script>'].map(
    (held) =>
      [`nothing of ${held}`, {chosen: held, declined: held}, 'fr'] as [string, object, string],
  ),
])('offers %s', (_, given, language) => {
  expect(
    suggestedLanguage(
      {page: 'en', tags: ['fr-FR', 'en'], chosen: null, declined: null, ...given},
      locales,
    ),
  ).toBe(language);
});

it.each([
  ['/docs/intro', '/', '/de/', '/de/docs/intro?a=1#b'],
  ['/fr/docs/intro', '/fr/', '/', '/docs/intro?a=1#b'],
  ['/fr/', '/fr/', '/zh-Hans/', '/zh-Hans/?a=1#b'],
  ['/fr', '/fr/', '/', '/?a=1#b'],
  ['/tianji/fr/pricing', '/tianji/fr/', '/tianji/', '/tianji/pricing?a=1#b'],
  ['/fr//example.com/x', '/fr/', '/', '/example.com/x?a=1#b'],
  ['//example.com/x', '/', '/', '/example.com/x?a=1#b'],
])('%s from %s to %s is %s', (pathname, base, otherBase, expected) => {
  expect(addressIn({pathname, search: '?a=1', hash: '#b'}, base, otherBase)).toBe(expected);
});

it('has a text in every language, each its own', () => {
  expect(Object.keys(languages).sort()).toEqual([...locales].sort());
  for (const key of ['text', 'link', 'close'] as const)
    expect(new Set(locales.map((locale) => languages[locale].offer[key])).size).toBe(
      locales.length,
    );
});
