import {describe, expect, it} from 'vitest';
import {packTerms, packWords, unpackTerms, unpackWords} from '../../../src/lib/search/format.ts';
import {oneLetterApart, Vocabulary} from '../../../src/lib/search/vocabulary.ts';

describe('one letter', () => {
  it.each(['conatiner', 'containr', 'contaainer', 'contsiner', 'xontainer'])('%s is a container', (word) =>
    expect(oneLetterApart(word, 'container')).toBe(true),
  );
  it.each(['container', 'cnotaienr', 'contain', 'conn'])('%s is not one letter away', (word) =>
    expect(oneLetterApart(word, 'container')).toBe(false),
  );
});

const words = ['seite', 'status', 'statusseite', '状态', '监控', '监控项'].sort();
const vocabulary = new Vocabulary(
  words,
  words.map((_, index) => index),
  (word) => word.replace(/n$/, ''),
);

it('finds other forms by their stem', () => expect(vocabulary.find('seiten')).toBe(words.indexOf('seite')));
it('takes compounds apart', () => {
  expect(vocabulary.split('statusseiten', ['', 's', 'n'], 4)).toEqual(['status', 'seiten']);
  expect(vocabulary.split('abrakadabra', [''], 4)).toBeNull();
});
it('cuts runs into as few words as possible', () => {
  expect(vocabulary.cut('监控项状态')).toEqual([
    {word: '监控项', known: true},
    {word: '状态', known: true},
  ]);
  expect(vocabulary.cut('新监控')).toEqual([
    {word: '新', known: false},
    {word: '监控', known: true},
  ]);
});
it('finds words that begin with, hold, or nearly are a piece', () => {
  expect(vocabulary.startingWith('stat', 9)).toHaveLength(2);
  expect(vocabulary.containing('监控', 9)).toEqual([words.indexOf('监控项')]);
  expect(vocabulary.closeTo('sttaus', 9)).toEqual([words.indexOf('status')]);
});

it('packs and unpacks', () => {
  expect(unpackWords(packWords(words))).toEqual(words);
  expect(unpackWords(packWords([]))).toEqual([]);
  const terms = [0, 1, 1, 2, 0, 3, ...Array.from({length: 30}, (_, index) => index + 4), 5];
  expect(unpackTerms(packTerms(terms))).toEqual(terms);
});
