import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {htmlLangs, locales} from '../../src/config/locales.ts';
import {allRoutes, builtLocales, fileOf, homeOf, pageOf} from './built-site.ts';

const origin = new URL(process.env.SITE_URL || 'https://tianji.dev').origin;
const addressOf = (prefix: string, route: string): string => origin + (route === '/' ? prefix : prefix + route.slice(1));

it('holds all five languages', () => {
  expect(builtLocales).toEqual([...locales]);
});

it('lists every operation of the specification once', () => {
  const operations = allRoutes.filter((route) => /^\/api\/(?!introduction$)./.test(route));
  expect(new Set(operations).size).toBe(89);
});

describe.each(builtLocales)('%s', (locale) => {
  it.each(allRoutes)('%s exists, with its language, title, description, canonical address and alternates', (route) => {
    expect(existsSync(fileOf(locale, route)), fileOf(locale, route)).toBe(true);
    const $ = pageOf(locale, route);
    expect($('html').attr('lang')).toBe(htmlLangs[locale]);
    expect($('title').text().trim().length).toBeGreaterThan(3);
    if (!/^\/(search|translations)|\/(tags|archive|authors)/.test(route)) {
      expect($('meta[name=description]').attr('content')?.length ?? 0, 'description').toBeGreaterThan(20);
    }
    expect($('link[rel=canonical]').attr('href')).toBe(addressOf(homeOf(locale), route));
    const alternates = $('link[rel=alternate][hreflang]').toArray().map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);
    expect(Object.fromEntries(alternates)).toEqual({
      ...Object.fromEntries(locales.map((other) => [htmlLangs[other], addressOf(homeOf(other), route)])),
      'x-default': addressOf('/', route),
    });
    expect($('main').length, 'main').toBeGreaterThan(0);
    expect($('h1').length, 'h1').toBe(1);
  });

  it('has a not-found page of its own', () => {
    expect(existsSync(fileOf(locale, '/404'))).toBe(true);
  });
});
