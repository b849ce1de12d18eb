import {expect, it} from 'vitest';
import {cleanPath} from './addresses.ts';

it.each([
  ['/pricing.html', '/pricing'],
  ['/pricing/index.html', '/pricing'],
  ['/fr/index.html', '/fr/'],
  ['/fr', '/fr/'],
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/intro/', '/docs/intro'],
])('brings %s into the form %s', (from, to) => {
  expect(cleanPath(from, ['/', '/fr/'])).toBe(to);
});
