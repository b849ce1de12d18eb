import {describe, expect, it} from 'vitest';
import {locales} from '../../../config/locales.ts';
import {languages} from '../../../config/languages.ts';
import {addressIn} from './other-language.ts';
import {preferredLanguage, suggestedLanguage} from './suggested-language.ts';

describe('language of a browser', () => {
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
});

describe('language to offer', () => {
  const reader = {page: 'en', tags: ['fr-FR', 'en'], chosen: null, declined: null};

  it('is the browser’s where it is not the page’s', () => {
    expect(suggestedLanguage(reader, locales)).toBe('fr');
    expect(suggestedLanguage({...reader, page: 'fr'}, locales)).toBeUndefined();
    expect(suggestedLanguage({...reader, tags: ['en', 'fr']}, locales)).toBeUndefined();
    expect(suggestedLanguage({...reader, tags: ['xx']}, locales)).toBeUndefined();
  });

  it('is the chosen one, whatever the browser says', () => {
    expect(suggestedLanguage({...reader, chosen: 'de'}, locales)).toBe('de');
    expect(suggestedLanguage({...reader, chosen: 'en'}, locales)).toBeUndefined();
  });

  it('is none that was declined, but another may follow', () => {
    expect(suggestedLanguage({...reader, declined: 'fr'}, locales)).toBeUndefined();
    expect(suggestedLanguage({...reader, declined: 'fr', chosen: 'ja'}, locales)).toBe('ja');
  });

  it('takes what storage holds for nothing when it is no language', () => {
    for (const chosen of ['', 'xx', '{"a":', '__proto__', '"><script>']) {
      expect(suggestedLanguage({...reader, chosen, declined: chosen}, locales)).toBe('fr');
    }
  });
});

describe('address of the page in another language', () => {
  it.each([
    ['/docs/intro', '/', '/de/', '/de/docs/intro?a=1#b'],
    ['/fr/docs/intro', '/fr/', '/', '/docs/intro?a=1#b'],
    ['/fr/', '/fr/', '/zh-Hans/', '/zh-Hans/?a=1#b'],
    ['/fr', '/fr/', '/', '/?a=1#b'],
    ['/tianji/fr/pricing', '/tianji/fr/', '/tianji/', '/tianji/pricing?a=1#b'],
    ['/fr//example.com/x', '/fr/', '/', '/example.com/x?a=1#b'],
    ['//example.com/x', '/', '/', '/example.com/x?a=1#b'],
  ])('%s from %s to %s is %s', (pathname, own, other, expected) => {
    expect(addressIn({pathname, search: '?a=1', hash: '#b'}, own, other)).toBe(expected);
  });
});

it('has a text in every language, each its own', () => {
  expect(Object.keys(languages).sort()).toEqual([...locales].sort());
  for (const key of ['text', 'link', 'close'] as const)
    expect(new Set(locales.map((locale) => languages[locale].offer[key])).size).toBe(locales.length);
});
