import {describe, expect, it} from 'vitest';
import {kindIn, kindsOfTags, timelineOf, type Release} from './releases.ts';

describe('kinds of change', () => {
  it('are read from the address, and only known ones', () => {
    expect(kindIn('?kind=fixed')).toBe('fixed');
    expect(kindIn('?kind=x')).toBeNull();
    expect(kindIn('')).toBeNull();
  });

  it('are read from tags, in one order', () => {
    const tags = [
      {permalink: '/fr/changelog/tags/fixed'},
      {permalink: '/fr/changelog/tags/breaking'},
    ];
    expect(kindsOfTags(tags)).toEqual(['breaking', 'fixed']);
  });
});

it('positions releases by time and labels the latest', () => {
  const releases = [
    {title: 'v1.2.0', date: '2025-01-01'},
    {title: 'v1.1.0 to v1.1.3', date: '2023-12-30'},
    {title: 'v1.0.0', date: '2023-12-25'},
  ];
  const {marks, years} = timelineOf(releases as Release[]);
  expect(marks.map(({label}) => label)).toEqual(['1.2', '1.1', undefined]);
  expect(years.map(({year}) => year)).toEqual([2024, 2025]);
  const positions = marks.map(({position}) => position);
  expect(positions).toEqual([...positions].sort((a, b) => b - a));
  expect(positions[0]).toBeLessThanOrEqual(100);
  expect(positions.at(-1)).toBeGreaterThanOrEqual(0);
});
