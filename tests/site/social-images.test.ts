import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {allRoutes, builtLocales, fileOf, siteDir} from './built-site.ts';

const largest = 96 * 1024;

it.each(builtLocales)(
  '%s has an image of its own for each page, small, with the words that are in it',
  (locale) => {
    const titles = new Map<string, string>();
    for (const route of allRoutes) {
      // The rest of a page says nothing about its image.
      const $ = load(readFileSync(fileOf(locale, route), 'utf8').split('</h1>')[0]!);
      const meta = (name: string): string =>
        $(`meta[property="${name}"], meta[name="${name}"]`).attr('content') ?? '';
      const title = $('h1').first().text().replace(/\s+/g, ' ').trim();
      expect(meta('og:image:alt').replace(/\s+/g, ' '), route).toContain(title);
      const file = path.join(siteDir, new URL(meta('og:image')).pathname);
      expect(existsSync(file), `${route}: ${file}`).toBe(true);
      expect(meta('twitter:image'), route).toBe(meta('og:image'));
      const size = [16, 20].map((at) => readFileSync(file).readUInt32BE(at));
      expect(size.map(String), route).toEqual([meta('og:image:width'), meta('og:image:height')]);
      expect(size, route).toEqual([1200, 630]);
      expect(statSync(file).size, `${route}: ${file}`).toBeLessThanOrEqual(largest);
      // Pages with the same words may share an image, others may not.
      expect(titles.get(file) ?? meta('og:image:alt'), route).toBe(meta('og:image:alt'));
      titles.set(file, meta('og:image:alt'));
    }
  },
);
