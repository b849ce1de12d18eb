import {describe, expect, it} from 'vitest';
import {kindIn, kindsOfTags} from './releases.ts';

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
