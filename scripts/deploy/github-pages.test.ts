import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {redirectPage, withPolicies} from './github-pages.ts';

it('puts the policies of GitHub Pages in front of all they apply to, once', () => {
  const page = '<!doctype html><html><head><meta charset="utf-8"><script src=a.js></script>';
  const done = withPolicies(page, `script-src 'self'`, 'no-referrer');
  expect(done.indexOf('Content-Security-Policy')).toBeLessThan(done.indexOf('<script'));
  expect(withPolicies(done, 'x', 'y')).toBe(done);
  expect(() => withPolicies('<html>', 'x', 'y')).toThrow('meta charset');
});

it.each([
  ['', '', '/docs/mcp', '/docs/mcp'],
  ['?a=1', '', '/docs/feed/channels#states', '/docs/feed/channels?a=1#states'],
  ['?a=1', '#own', '/docs/feed/channels#states', '/docs/feed/channels?a=1#own'],
])('leads on with the query %j and the fragment %j', (search, hash, to, expected) => {
  const html = redirectPage(`https://example.com${to}`);
  const href = /<link rel="canonical" href="([^"]+)">/.exec(html)![1];
  const visited: string[] = [];
  const location = {search, hash, replace: (url: URL) => visited.push(url.href)};
  runInNewContext(/<script>(.*)<\/script>/.exec(html)![1]!, {
    URL,
    location,
    document: {querySelector: () => ({href})},
  });
  expect(visited).toEqual([`https://example.com${expected}`]);
});
