import {expect, it} from 'vitest';
import {locales} from '../../../config/locales.ts';
import {preferredLanguage, suggestedLanguage} from './suggested-language.ts';

it.each([
  [['fr-CA', 'en'], 'fr'],
  [['EN-us'], 'en'],
  [['xx', 'xy-ZZ', 'de-AT', 'en'], 'de'],
  [['zh-CN', 'zh'], 'zh-Hans'],
  [['zh-SG'], 'zh-Hans'],
  [['zh-Hans-HK'], 'zh-Hans'],
  [['zh-CN', 'zh-TW'], 'zh-Hans'],
  [['zh-TW', 'zh-CN', 'ja'], 'ja'],
  [['zh-TW', 'zh', 'en-US', 'en'], 'en'],
  [['zh-Hant-CN'], undefined],
  [['zh-HK'], undefined],
  [['zh-mo', 'zh'], undefined],
  [['frr', 'den', 'jam', 'enm'], undefined],
  [['C', 'en-US@posix', 'fr'], 'fr'],
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
  ['the browser’s where storage has something else', {chosen: '{"a":', declined: 'xx'}, 'fr'],
])('offers %s', (_, given, language) => {
  const reader = {page: 'en', tags: ['fr-FR', 'en'], chosen: null, declined: null};
  expect(suggestedLanguage({...reader, ...given}, locales)).toBe(language);
});
