import {describe, expect, it} from 'vitest';
import {chunksOf, fold, pairsOf, wordsOf} from './text.ts';

const wordsIn = (text: string, locale = 'en') => chunksOf(text).flatMap((chunk) => wordsOf(chunk.text, locale));

describe('fold', () => {
  it.each([
    ['Überwachung', 'de', 'uberwachung'],
    ['Ueberwachung', 'de', 'uberwachung'],
    ['Größe', 'de', 'grosse'],
    ['État', 'fr', 'etat'],
    ['cœur', 'fr', 'coeur'],
    ['ＤＯＣＫＥＲ', 'en', 'docker'],
    ['ﾓﾆﾀｰ', 'ja', 'もにたー'],
    ['モニター', 'ja', 'もにたー'],
    ['ｻｰﾊﾞｰ', 'ja', 'さーばー'],
  ])('%s (%s) is %s', (text, locale, folded) => expect(fold(text, locale)).toBe(folded));

  it('keeps voiced kana apart', () => expect(fold('が', 'ja')).not.toBe(fold('か', 'ja')));
});

describe('words', () => {
  it.each([
    ['data-website-id', 'datawebsiteid', ['data', 'website', 'id']],
    ['changeActive', 'changeactive', ['change', 'active']],
    ['AUTH_CUSTOM_ISSUER', 'authcustomissuer', ['auth', 'custom', 'issuer']],
    ['/api/website/send', 'apiwebsitesend', ['api', 'website', 'send']],
    ['isolated-vm', 'isolatedvm', ['isolated', 'vm']],
    ['window.tianji', 'windowtianji', ['window', 'tianji']],
    ['OpenAPI', 'openapi', ['open', 'api']],
    ['APIs', 'apis', []],
    ['v1.32.25', '1.32.25', ['1.32']],
  ])('%s', (text, whole, parts) => expect(wordsIn(text)).toEqual([{whole, parts}]));

  it('takes addresses apart by host and path', () => {
    expect(wordsIn('https://tianji.example.com/api/website/send').map(({whole}) => whole)).toEqual(['tianjiexamplecom', 'apiwebsitesend']);
  });

  it('drops elisions', () => {
    expect(wordsIn("l’espace d'état qu’une", 'fr').map(({whole}) => whole)).toEqual(['espace', 'etat', 'une']);
  });

  it('leaves out random ids', () => expect(wordsIn('cm5xn5n40000c08l5lvjdfi4n')).toEqual([]));
});

it('tells runs without spaces from words', () => {
  expect(chunksOf('APIキーを使う docker').map(({text, run}) => [text, run])).toEqual([
    ['API', false],
    ['キーを使う', true],
    ['docker', false],
  ]);
});

it('pairs neighbors and knows which say little', () => {
  expect(pairsOf('状态页', 'zh-Hans').map(({term}) => term)).toEqual(['=072b606001', '=0600109875']);
  expect(pairsOf('页', 'zh-Hans')).toEqual([{term: '=09875', weight: 1}]);
  const weights = pairsOf('ﾃﾞｰﾀの保存をする', 'ja').map(({weight}) => weight);
  expect(weights[0]).toBe(1);
  expect(Math.min(...weights)).toBe(0);
  expect(pairsOf('ﾃﾞｰﾀ', 'ja')).toEqual(pairsOf('データ', 'ja'));
});
