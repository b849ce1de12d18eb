import {describe, expect, it} from 'vitest';
import {kindIn, kindsOfTags, scale} from './releases.ts';

describe('kinds of change', () => {
  it('are read from the address, and only known ones', () => {
    expect(kindIn('?kind=fixed')).toBe('fixed');
    expect(kindIn('?kind=x')).toBeNull();
    expect(kindIn('')).toBeNull();
  });

  it('are read from tags, in one order', () => {
    expect(kindsOfTags([{permalink: '/fr/changelog/tags/fixed'}, {permalink: '/fr/changelog/tags/breaking'}])).toEqual([
      'breaking',
      'fixed',
    ]);
  });
});

describe('scale of releases', () => {
  const day = (text: string): number => Date.parse(text);

  it('keeps the order of time and labels the latest', () => {
    const {marks, years} = scale([
      {version: '1.0', date: day('2023-12-25')},
      {version: '1.1', date: day('2023-12-30')},
      {version: '1.2', date: day('2025-01-01')},
    ]);
    expect(marks.map(({label}) => label)).toEqual(['1.2', '1.1', undefined]);
    expect(marks[0]!.place).toBeGreaterThan(marks[1]!.place);
    expect(years.map(({year}) => year)).toEqual([2024, 2025]);
    for (const {place} of marks) expect(place).toBeGreaterThanOrEqual(0);
    for (const {place} of marks) expect(place).toBeLessThanOrEqual(100);
  });
});
