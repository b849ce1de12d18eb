import {expect, it} from 'vitest';
import {suggestedLanguage} from './suggested-language.ts';

const none = undefined;

it.each<[string[], string | undefined, object?]>([
  // What the browser prefers, on a page in no language of the site.
  [['fr-CA', 'en'], 'fr'],
  [['EN-us'], 'en'],
  [['xx', 'xy-ZZ', 'de-AT', 'en'], 'de'],
  [['zh-CN', 'zh'], 'zh-Hans'],
  [['zh-SG'], 'zh-Hans'],
  [['zh-Hans-HK'], 'zh-Hans'],
  [['zh-CN', 'zh-TW'], 'zh-Hans'],
  [['zh-TW', 'zh-CN', 'ja'], 'ja'],
  [['zh-TW', 'zh', 'en-US', 'en'], 'en'],
  [['zh-Hant-CN'], none],
  [['zh-HK'], none],
  [['zh-mo', 'zh'], none],
  [['frr', 'den', 'jam', 'enm'], none],
  [['C', 'en-US@posix', 'fr'], 'fr'],
  [[], none],
  // What the page and the reader's choices add.
  [['fr'], none, {page: 'fr'}],
  [['en', 'fr'], none, {page: 'en'}],
  [['fr'], 'de', {chosen: 'de'}],
  [['fr'], none, {page: 'en', chosen: 'en'}],
  [['fr'], none, {declined: 'fr'}],
  [['fr'], 'ja', {declined: 'fr', chosen: 'ja'}],
  [['fr'], 'fr', {chosen: '{"a":', declined: 'xx'}],
])('to a reader of %j it offers %s, with %j', (tags, language, given) => {
  const reader = {page: '', tags, chosen: null, declined: null};
  expect(suggestedLanguage({...reader, ...given})).toBe(language);
});
