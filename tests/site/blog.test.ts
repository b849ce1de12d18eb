import {expect, it} from 'vitest';
import routes from '../data/routes.json' with {type: 'json'};
import {builtLocales, homeOf, pageOf} from './built-site.ts';

const posts = routes.blog.filter((route) => /^\/blog\/(?!tags|archive|authors)/.test(route));

it.each(builtLocales)(
  '%s: every page of the blog has a sidebar that groups all posts by year',
  (locale) => {
    for (const route of routes.blog) {
      const $ = pageOf(locale, route);
      const groups = $('aside nav [role=group]').toArray();
      const years = groups.map((group) => $(group).attr('aria-labelledby')!);
      expect(years.length, route).toBeGreaterThan(0);
      expect(years.map((id) => $(`[id="${id}"]`).text())).toEqual(
        years.map(() => expect.stringMatching(/^20\d\d$/)),
      );
      const links = $(groups).find('a').toArray();
      expect(links.map((link) => $(link).attr('href')).sort()).toEqual(
        posts.map((post) => homeOf(locale) + post.slice(1)).sort(),
      );
      expect($('aside nav [aria-current=page]').attr('href')).toBe(
        posts.includes(route) ? homeOf(locale) + route.slice(1) : undefined,
      );
    }
  },
);
