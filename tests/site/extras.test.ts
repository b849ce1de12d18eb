import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {allRoutes, builtLocales, fileOf, homeOf, pageOf, siteDir, textOf} from './built-site.ts';

/** Words, and single characters of scripts that don't separate words. */
const wordsOf = (text: string): string[] =>
  text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[\p{sc=Latin}\p{N}]+/gu) ?? [];

describe.each(builtLocales)('%s', (locale) => {
  const home = homeOf(locale);

  it('has a Markdown twin of every page, with its title and words, and without markup', () => {
    for (const route of allRoutes.filter((address) => address !== '/search')) {
      const twin = textOf(`${home}${route === '/' ? 'index' : route.slice(1)}.md`);
      expect(twin.startsWith('# '), route).toBe(true);
      expect(twin.replace(/```[\s\S]*?```|`[^`]*`/g, ''), route).not.toMatch(
        /<\/?(div|span|script|button)\b/,
      );
      // Of the operations, one is enough.
      if (/^\/api\/(?!monitor-upsert$)/.test(route)) continue;
      const $ = pageOf(locale, route);
      $(
        'main :is(nav, button, script, style, svg, .hash-link, [data-no-twin], [data-no-print], .theme-doc-footer)',
      ).remove();
      const articles = $('main article');
      // White space between elements keeps the words of neighbors apart.
      const main = $(articles.length === 1 ? articles : 'main');
      main.find('*').append(' ');
      const twinWords = new Set(wordsOf(twin));
      const words = wordsOf(main.text());
      const missing = words.filter((word) => !twinWords.has(word));
      const share = missing.length / words.length;
      expect(share, `${route}: ${[...new Set(missing)].join(' ')}`).toBeLessThan(0.02);
    }
  });

  it('has everything of a page in its place, so that nothing waits for a script to move it', () => {
    // React's marks of a part that comes late, and of its place.
    const moved = allRoutes.filter((route) =>
      /\sid="?[SP]:/.test(readFileSync(fileOf(locale, route), 'utf8')),
    );
    expect(moved).toEqual([]);
  });

  it('lists its pages for language models, each address there, and has all of them in one file', () => {
    const text = textOf(`${home}llms-full.txt`);
    const links = [...textOf(`${home}llms.txt`).matchAll(/\]\((https?:[^)]+)\.md\)/g)].map(
      (match) => match[1]!,
    );
    expect(links.length).toBeGreaterThan(120);
    for (const link of links) {
      expect(existsSync(path.join(siteDir, `${decodeURI(new URL(link).pathname)}.md`)), link).toBe(
        true,
      );
      expect(text).toContain(`<${link.replace(/\/index$/, '/')}>`);
    }
  });

  it('has the large areas in files of their own, listed with their sizes', () => {
    const list = textOf(`${home}llms.txt`);
    for (const area of ['docs', 'api', 'changelog']) {
      const text = textOf(`${home}llms-${area}.txt`);
      const pages = text.match(/^<https?:[^>]+>$/gm)!;
      expect(pages.length).toBeGreaterThan(10);
      expect(
        pages.filter((url) => !new URL(url.slice(1, -1)).pathname.includes(`/${area}`)),
      ).toEqual([]);
      expect(textOf(`${home}llms-full.txt`)).toContain(text);
      const size = Math.ceil(Buffer.byteLength(text) / 1000);
      expect(list).toMatch(
        new RegExp(`\\(https?:[^)]*/llms-${area}\\.txt\\): .+, ${size} kB$`, 'm'),
      );
    }
  });
});

it('names all sitemaps to robots', () => {
  const robots = textOf('robots.txt');
  for (const locale of builtLocales) expect(robots).toContain(`${homeOf(locale)}sitemap.xml`);
});
