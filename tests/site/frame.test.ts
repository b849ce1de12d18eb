import {readFileSync} from 'node:fs';
import {Globby as glob} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {i18nConfig} from '../../src/config/i18n.ts';
import {identity} from '../../src/config/identity.ts';
import {languages} from '../../src/config/languages.ts';
import {defaultLocale, locales} from '../../src/config/locales.ts';
import labels from '../../i18n/product-labels.json' with {type: 'json'};
import routes from '../data/routes.json' with {type: 'json'};
import {allRoutes, builtLocales, fileOf, homeOf, pageOf, siteDir, textOf} from './built-site.ts';

const sidebar = 'theme-doc-sidebar-menu';
const posts = routes.blog.filter((route) => /^\/blog\/(?!tags|archive|authors)/.test(route));

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

  it('has a sidebar on every page of the blog that groups all posts by year', () => {
    for (const route of routes.blog) {
      const $ = pageOf(locale, route);
      const groups = $('aside nav [role=group]').toArray();
      const years = groups.map(({attribs}) => $(`[id="${attribs['aria-labelledby']}"]`).text());
      expect(years.join(' '), route).toMatch(/^20\d\d( 20\d\d)*$/);
      const links = $(groups).find('a').toArray();
      expect(links.map(({attribs}) => attribs.href).sort()).toEqual(posts.map(at).sort());
      const current = posts.includes(route) ? at(route) : undefined;
      expect($('aside nav [aria-current=page]').attr('href')).toBe(current);
    }
  });

  it('has drawings with the labels of the dashboard', () => {
    const feed = {en: 'Feed', ...labels.Feed}[locale];
    expect(pageOf(locale, '/')('.product-drawing').text()).toContain(feed);
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

it('frames the control of a step, and says which one', () => {
  const figure = pageOf(defaultLocale, '/docs/website/track-script')('.product-drawing');
  expect(figure.find('[class*=marked]').text()).toBe('Code');
  expect(figure.find('figcaption').text()).toContain('The orange frame marks Code.');
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
