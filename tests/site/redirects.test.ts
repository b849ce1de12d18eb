import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listen} from '../../scripts/server/listen.ts';
import {siteServer} from '../../scripts/server/site.ts';
import {locales} from '../../src/config/locales.ts';
import {localizedRedirects} from '../../src/features/redirects/redirects.ts';
import published from '../data/published.json' with {type: 'json'};
import {builtLocales, homeOf, siteDir} from './built-site.ts';

const server = siteServer({dir: siteDir});
let origin = '';

beforeAll(async () => {
  origin = `http://localhost:${await listen(server, 0)}`;
});
afterAll(() => void server.close());

describe.each(builtLocales)('%s', (locale) => {
  it.each(published)(
    '%s, which was published once, leads to a page and keeps the query',
    async (route) => {
      const first = await fetch(`${origin}${homeOf(locale)}${route.slice(1)}?ref=mail`, {
        redirect: 'manual',
      });
      if (first.status === 200) return;
      expect(first.status).toBe(301);
      const {pathname, search, hash} = new URL(first.headers.get('location')!, origin);
      expect(pathname.startsWith(homeOf(locale))).toBe(true);
      expect(search).toBe('?ref=mail');
      const page = await fetch(origin + pathname, {redirect: 'manual'});
      expect(page.status).toBe(200);
      if (hash) expect(load(await page.text())(`[id="${hash.slice(1)}"]`).length, hash).toBe(1);
    },
  );
});

/** Cloudflare Pages reads at most 2,000 rules; these limits leave room for languages and moved pages. */
const maxRules = 500;
const maxRulesPerLanguage = 100;

it('is all in the rules of Cloudflare Pages and Netlify, which leave room below their limit', () => {
  const rules = readFileSync(path.join(siteDir, '_redirects'), 'utf8').trim().split('\n');
  expect(rules).toEqual(localizedRedirects('/').map(([from, to]) => `${from} ${to} 301`));
  expect(rules.length).toBeLessThanOrEqual(maxRules);
  expect(rules.length / locales.length).toBeLessThanOrEqual(maxRulesPerLanguage);
});
