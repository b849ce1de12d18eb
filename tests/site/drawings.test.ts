import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {defaultLocale, type Locale} from '../../src/config/locales.ts';
import addresses from '../data/drawings.json' with {type: 'json'};
import {builtLocales, fileOf, pageOf, textOf} from './built-site.ts';

/** What the dashboard's menu calls the feed. */
const feed: Record<Locale, string> = {
  en: 'Feed',
  fr: 'Flux',
  de: 'Füttern',
  ja: 'フィード',
  'zh-Hans': '订阅源',
};
const drawing: Record<Locale, RegExp> = {
  en: /^Drawing\. ./,
  fr: /^Dessin\. ./,
  de: /^Zeichnung\. ./,
  ja: /^図。 ./,
  'zh-Hans': /^示意图。 ./,
};

describe.each(builtLocales)('%s', (locale) => {
  it.each(addresses)('the drawings of %s have a text alternative and a caption', (address) => {
    const $ = pageOf(locale, address);
    const figures = $('.product-drawing').toArray();
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) {
      expect($('[role=img]', figure).attr('aria-label')).toMatch(drawing[locale]);
      expect($('figcaption', figure).text()).not.toBe('');
    }
  });

  it('has drawings with the labels of the dashboard', () => {
    expect(pageOf(locale, '/')('.product-drawing').text()).toContain(feed[locale]);
  });
});

it.each(addresses)('the drawings of %s cost at most 12 KiB and no scripts', (address) => {
  const html = readFileSync(fileOf(defaultLocale, address), 'utf8');
  const without = html.replace(/<figure class="product-drawing.*?<\/figure>/gs, '');
  const [sheet = ''] = /[^"= ]*\/drawings\.\w+\.css/.exec(html) ?? [];
  const sizeOf = (text: string): number => brotliCompressSync(text).length;
  expect(without.length).toBeLessThan(html.length);
  expect(sizeOf(textOf(sheet)) + sizeOf(html) - sizeOf(without)).toBeLessThan(12 * 1024);
  expect(html).not.toMatch(/<script[^>]*product-drawings_Figure/);
});
