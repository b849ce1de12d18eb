import {expect, it} from 'vitest';
import {detach} from './preview.ts';

it('makes a page readable from the file system', () => {
  const html = `<html><head><link rel="stylesheet" href="/fr/assets/css/a.css"><script src="/x.js"></script></head><body>
    <img src="/img/a.png"><a href="/fr/docs/intro#start">in</a><a href="/fr/">out</a><a href="#here">here</a></body></html>`;
  const page = detach(html, 'fr/docs/mcp.html', {
    has: (name) => name === 'fr/docs/intro.html',
    baseUrl: '/',
    siteUrl: 'https://example.com',
  });
  expect(page.needs).toEqual(['fr/assets/css/a.css', 'img/a.png']);
  for (const attribute of [
    'href="../../fr/assets/css/a.css"',
    'src="../../img/a.png"',
    'href="../../fr/docs/intro.html#start"',
    'href="https://example.com/fr/"',
    'href="#here"',
  ])
    expect(page.html).toContain(attribute);
  expect(page.html).not.toContain('<script');
});
