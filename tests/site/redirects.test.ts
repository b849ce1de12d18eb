import {load} from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {listen} from '../../scripts/server/listen.ts';
import {siteServer} from '../../scripts/server/site.ts';
import {locales} from '../../src/config/locales.ts';
import {localizedRedirects, redirects} from '../../src/features/redirects/redirects.ts';
import published from '../data/published.json' with {type: 'json'};
import {builtLocales, homeOf, siteDir, textOf} from './built-site.ts';

const server = siteServer(siteDir);
let origin: string;

beforeAll(async () => {
  origin = `http://localhost:${await listen(server, 0)}`;
  return () => void server.close();
});

describe.each(builtLocales)('%s', (locale) => {
  it.each(published)(
    '%s, which was published once, leads to a page and keeps the query',
    async (route) => {
      const home = origin + homeOf(locale);
      const response = await fetch(`${home}${route.slice(1)}?ref=mail`);
      expect(response.status).toBe(200);
      const {href, search} = new URL(response.url);
      expect(href.startsWith(home)).toBe(true);
      expect(search).toBe('?ref=mail');
      const [, id] = redirects[route]?.split('#') ?? [];
      if (id) expect(load(await response.text())(`[id="${id}"]`)).toHaveLength(1);
    },
  );
});

it('is all in the rules of Cloudflare Pages and Netlify, which leave room below their limit', () => {
  const rules = textOf('_redirects').trim().split('\n');
  expect(rules).toEqual(localizedRedirects('/').map(([from, to]) => `${from} ${to} 301`));
  // Cloudflare Pages reads at most 2,000 rules.
  expect(rules.length / locales.length).toBeLessThanOrEqual(100);
});
