import {expect, it} from 'vitest';
import {cleanPath, decodable} from './addresses.ts';

it.each([
  ['/pricing.html', '/pricing'],
  ['/pricing/index.html', '/pricing'],
  ['/fr/index.html', '/fr/'],
  ['/fr', '/fr/'],
  ['/fr/', '/fr/'],
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro', '/docs/intro'],
])('brings %s into the form %s', (from, to) => {
  expect(cleanPath(from, ['/', '/fr/'])).toBe(to);
});

it('takes what cannot be decoded as it stands', () => {
  expect(decodable('#%E0%A4%A')).toBe('#%25E0%25A4%25A');
  expect(decodable('#a%20b')).toBe('#a%20b');
});
