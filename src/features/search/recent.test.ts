import {beforeEach, expect, it, vi} from 'vitest';
import {addRecent, forgetRecent, readRecent} from './recent.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

it('keeps the last five, newest first, each once', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', ' b ']) addRecent(query);
  expect(readRecent()).toEqual(['b', 'f', 'e', 'd', 'c']);
  forgetRecent();
  expect(readRecent()).toEqual([]);
});

it.each(['{', 'null', '{"a":1}', '[1, null, {"x": 2}, ""]', '"text"'])(
  'reads %s as nothing',
  (stored) => {
    kept.set('tianji.searches', stored);
    expect(readRecent()).toEqual([]);
  },
);
