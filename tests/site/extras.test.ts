import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {allRoutes, builtLocales, fileOf, homeOf, pageOf, siteDir, textOf} from './built-site.ts';

/** Words, and single characters of scripts that don't separate words. */
const wordsOf = (text: string): string[] =>
  text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|[\p{sc=Latin}\p{N}]+/gu) ?? [];

const chrome =
  'main :is(nav, button, script, style, svg, .hash-link, [data-no-twin], [data-no-print], .theme-doc-footer)';

describe.each(builtLocales)('%s', (locale) => {
  const home = homeOf(locale);
  const twinOf = (route: string): string =>
    textOf(`${home}${route === '/' ? 'index' : route.slice(1)}.md`);
  const routes = allRoutes.filter((route) => route !== '/search');

  it('has a Markdown twin of every page, with a title and without markup', () => {
    for (const route of routes) {
      const text = twinOf(route).replace(/```[\s\S]*?```|`[^`]*`/g, '');
      expect(text, route).toMatch(/^# /);
      expect(text, route).not.toMatch(/<\/?(div|span|script|button)\b/);
    }
  });

  it('has the words of each page in its twin', () => {
    // Of the operations, one is enough.
    for (const route of routes.filter((address) => !/^\/api\/(?!monitor-upsert$)/.test(address))) {
      const $ = pageOf(locale, route);
      $(chrome).remove();
      const articles = $('main article');
      // White space between elements keeps the words of neighbors apart.
      const main = $(articles.length === 1 ? articles : 'main');
      main.find('*').append(' ');
      const twinWords = new Set(wordsOf(twinOf(route)));
      const words = wordsOf(main.text());
      const missing = words.filter((word) => !twinWords.has(word));
      expect(missing.length / words.length, `${route}: ${missing.join(' ')}`).toBeLessThan(0.02);
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
    const links = textOf(`${home}llms.txt`).match(/(?<=\]\()https?:[^)]+(?=\.md\))/g)!;
    expect(links.length).toBeGreaterThan(120);
    for (const link of links) {
      const twin = path.join(siteDir, `${decodeURI(new URL(link).pathname)}.md`);
      expect(existsSync(twin), link).toBe(true);
      expect(text).toContain(`<${link.replace(/\/index$/, '/')}>`);
    }
  });

  it.each(['docs', 'api', 'changelog'])('has %s in a file of its own, which is listed', (area) => {
    const text = textOf(`${home}llms-${area}.txt`);
    const pages = text.match(/(?<=^<)https?:[^>]+(?=>$)/gm)!;
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((url) => !new URL(url).pathname.includes(`/${area}`))).toEqual([]);
    expect(textOf(`${home}llms-full.txt`)).toContain(text);
    expect(textOf(`${home}llms.txt`)).toContain(`/llms-${area}.txt)`);
  });
});
