import {expect, it} from 'vitest';
import {formats} from '@site/src/components/format';

it('writes every space of a number as a no-break space', () => {
  const {number, percent, price, milliseconds} = formats('fr');
  const texts = [number(20_000), percent(0.998), price(19.99), price(5), milliseconds(1437)];
  expect(texts).toEqual([
    '20\u00a0000',
    '99,8\u00a0%',
    '19,99\u00a0$US',
    '5\u00a0$US',
    '1\u00a0437\u00a0ms',
  ]);
});

it('writes dates and times in UTC, and the first of a month as an ordinal in French', () => {
  const first = Date.UTC(2026, 7, 1);
  expect(formats('fr').date(first)).toBe('1er août 2026');
  expect(formats('de').date(first, 'month')).toBe('August 2026');
  expect(formats('en').minutes(first)).toBe('00:00');
});
