import {readFileSync} from 'node:fs';
import {Globby as glob} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {i18nConfig} from '../../src/config/i18n.ts';
import {identity} from '../../src/config/identity.ts';
import {languages} from '../../src/config/languages.ts';
import {defaultLocale, locales} from '../../src/config/locales.ts';
import {allRoutes, builtLocales, fileOf, homeOf, pageOf, siteDir, textOf} from './built-site.ts';

const sidebar = 'theme-doc-sidebar-menu';

describe.each(builtLocales)('%s', (locale) => {
  const home = homeOf(locale);
  const at = (route: string): string => home + route.slice(1);

  it('has the navigation bar in its order', () => {
    const $ = pageOf(locale, '/');
    const links = $('.navbar__items > a, .navbar__items > .navbar__item a[href]:not([lang])')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(links.filter((href) => href !== '#')).toEqual([
      home,
      ...['/docs/intro', '/pricing', '/changelog', '/api'].map(at),
      identity.cloud,
      identity.chat,
      identity.repository,
    ]);
  });

  it('has a sidebar with every page of the documentation and of the API', () => {
    const without = allRoutes
      .filter((route) => /^\/(docs|api)/.test(route))
      .filter((route) => !readFileSync(fileOf(locale, route), 'utf8').includes(sidebar));
    expect(without).toEqual([]);
    expect(pageOf(locale, '/docs/intro')(`.${sidebar} a[href]`).length).toBeGreaterThan(8);
  });

  it('has headings of levels 2 to 3 in the contents of a page', () => {
    const levels = new Set<string>();
    for (const route of [
      '/docs/environment',
      '/docs/install/docker-compose',
      '/docs/monitor/types',
      '/blog/top-website-analytics-metrics-2025',
    ]) {
      const $ = pageOf(locale, route);
      // Phones show the contents above the text.
      expect($('.theme-doc-toc-mobile').length, route).toBe(1);
      for (const link of $('.table-of-contents a[href^="#"]').toArray()) {
        const id = decodeURIComponent($(link).attr('href')!.slice(1));
        levels.add($(`[id="${id}"]`).get(0)!.tagName);
      }
    }
    expect([...levels].sort()).toEqual(['h2', 'h3']);
  });
});

it('describes the product as one app for website analytics, uptime, and server status', () => {
  const $ = pageOf(defaultLocale, '/');
  expect($('h1').text()).toMatch(/website analytics, uptime, and server status in one app/i);
  expect($('meta[name=description]').attr('content')).toMatch(
    /combines website analytics, uptime monitoring, server status/,
  );
});

describe('the script of every page', () => {
  // It says what the documentation and the API reference have.
  const [file] = glob.sync('assets/js/main.*.js', {cwd: siteDir});
  const script = textOf(file!);

  it('has one version of the documentation, named current and labeled Next, which is the last one', () => {
    const versions = /"versions":\[\{"name":"current","label":"Next","isLast":true/g;
    expect(script.match(versions)).toHaveLength(2);
  });

  it('waits 200 ms before it shows that something is loading', () => {
    // The defaults of react-loadable, which Docusaurus uses as they are.
    expect(script).toMatch(/\bloading:null,delay:200,timeout:null\b/);
  });
});

it('gives every language a label, direction, tag, calendar, and prefix', () => {
  const {localeConfigs, defaultLocale: first} = i18nConfig('/');
  expect(first).toBe('en');
  expect(locales).toEqual(['en', 'fr', 'de', 'ja', 'zh-Hans']);
  for (const locale of locales)
    expect(localeConfigs![locale]).toMatchObject({
      label: languages[locale].label,
      direction: 'ltr',
      htmlLang: languages[locale].tag,
      calendar: 'gregory',
      path: locale,
      baseUrl: locale === defaultLocale ? '/' : `/${locale}/`,
    });
});
