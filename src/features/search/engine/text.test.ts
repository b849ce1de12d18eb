import {expect, it} from 'vitest';
import {chunksOf, pairsOf, wordsOf} from './text.ts';

it.each([
  ['data-website-id', 'en', ['datawebsiteid: data website id']],
  ['changeActive', 'en', ['changeactive: change active']],
  ['AUTH_CUSTOM_ISSUER', 'en', ['authcustomissuer: auth custom issuer']],
  ['/api/website/send', 'en', ['apiwebsitesend: api website send']],
  ['window.tianji', 'en', ['windowtianji: window tianji']],
  ['OpenAPI', 'en', ['openapi: open api']],
  ['APIs', 'en', ['apis: ']],
  ['v1.32.25', 'en', ['1.32.25: 1.32']],
  ['https://example.com/api/send', 'en', ['examplecom: example com', 'apisend: api send']],
  ["l’espace d'état qu’une", 'fr', ['espace: ', 'etat: ', 'une: ']],
  ['C++, C# and C', 'en', ['c++: ', 'c#: ', 'and: ', 'c: ']],
  ['.env', 'en', ['.env: env']],
  ['--mode udp', 'en', ['--mode: mode', 'udp: ']],
  ['Error: P3009, EAI_AGAIN', 'en', ['error: ', 'p3009: ', 'eaiagain: eai again']],
  ['cm5xn5n40000c08l5lvjdfi4n', 'en', []],
])('takes %s (%s) apart', (text, locale, words) =>
  expect(
    chunksOf(text)
      .flatMap((chunk) => wordsOf(chunk.text, locale))
      .map(({whole, parts}) => `${whole}: ${parts.join(' ')}`),
  ).toEqual(words),
);

it('pairs neighbors and knows which say little', () => {
  expect(pairsOf('状态页', 'zh-Hans').map(({term}) => term)).toEqual(['状态', '态页']);
  expect(pairsOf('页', 'zh-Hans')).toEqual([{term: '页', weight: 1}]);
  expect(pairsOf('ﾃﾞｰﾀの保', 'ja').map(({weight}) => weight)).toEqual([1, 1, 0.3, 0.3]);
  expect(pairsOf('にする', 'ja').map(({weight}) => weight)).toEqual([0, 0]);
  expect(pairsOf('ﾃﾞｰﾀ', 'ja')).toEqual(pairsOf('データ', 'ja'));
});
