import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import type {Locale} from '../../../config/locales.ts';
import {buildIndex, type Aliases} from '../index/build-index.ts';
import type {SearchPage, Section} from '../index/sections.ts';
import {languageOf} from './language.ts';
import {openSearch, type Search} from './search.ts';

/** A site of ranking.yaml. */
interface Site {
  locale: Locale;
  aliases?: Aliases;
  pages: (Pick<SearchPage, 'route' | 'title'> & Partial<SearchPage> & {text: string})[];
  /** Queries by the URL of their first result. */
  first: Record<string, string[]>;
}

const sites = parse(readFileSync(new URL('ranking.yaml', import.meta.url), 'utf8')) as Record<
  'english' | 'german' | 'french' | 'japanese' | 'chinese' | 'product',
  Site
>;

async function openSite({locale, pages, aliases = {}}: Omit<Site, 'first'>): Promise<Search> {
  const searchPages = pages.map(({text, sections = [], ...page}): SearchPage => {
    const head: Section = {heading: '', anchor: '', text};
    const area = page.route.startsWith('/api/') ? 'api' : 'docs';
    const empty = {name: '', method: '', label: '', keywords: '', context: page.route};
    return {...empty, area, ...page, sections: [head, ...sections]};
  });
  const files = await buildIndex(searchPages, locale, aliases);
  return openSearch(async (name) => JSON.parse(files.get(name)!), locale);
}

describe.each(Object.entries(sites))('on the %s site', (_, site) => {
  const search = openSite(site);
  const expected = Object.entries(site.first).flatMap(([first, queries]) =>
    queries.map((query) => ({query, first})),
  );
  it.each(expected)('“$query” leads to $first', async ({query, first}) => {
    expect((await (await search)(query)).results[0]?.address).toBe(first);
  });
});

const english = await openSite(sites.english);
const product = await openSite(sites.product);

it('puts title before heading before text', async () => {
  const {results} = await english('backups');
  expect(results.map(({address}) => address)).toEqual(['/title', '/heading#backups', '/text']);
});

it('marks what was found', async () => {
  const {results} = await english('issuer');
  const marked = results[0]!.excerpt!.filter(({hit}) => hit).map(({text}) => text);
  expect(marked).toEqual(['AUTH_CUSTOM_ISSUER', 'issuer']);
});

const oddQueries = ['', '   ', '.*+?^${}()|[]\\', '__proto__', 'the', 'x'.repeat(10_000)];
it.each([...oddQueries, 'a b '.repeat(2_000)])('survives %j', async (query) => {
  const {results, total} = await english(query);
  expect(total).toBeGreaterThanOrEqual(results.length);
});

it('takes synonyms for words, not for patterns', () => {
  const words = {locale: 'ja', stops: '', synonyms: ['停止 (停 停+']};
  expect(languageOf(words, (word) => word).rewrite('停+(停')).toBe('停止停止');
});

it('counts the results of each area, and shows at most a third of one', async () => {
  const {results, total, totals} = await product('monitor', 3);
  expect(results.map(({area}) => area)).toEqual(['docs', 'api']);
  expect(totals).toEqual({docs: 1, api: 2});
  expect(total).toBe(3);
});

it('names what is close if it finds nothing', async () => {
  const {total, closest} = await product('enviorormnet');
  expect(total).toBe(0);
  expect(closest[0]).toBe('Environment variables');
  expect((await product('zzqqxxyy')).closest).toEqual([]);
});

it('reports the results of names while texts are loaded, and nothing early after that', async () => {
  const sections = [{heading: 'More', anchor: 'more', text: 'Keep backups.'}];
  const search = await openSite({
    locale: 'en',
    pages: [
      {route: '/named', title: 'Backups', text: 'All about them.'},
      {route: '/other', title: 'Other', text: 'Nothing.', sections},
    ],
  });
  const reports: string[][] = [];
  const ask = () =>
    search('backups', 12, ({results}) => {
      reports.push(results.map(({address, excerpt}) => `${address} ${excerpt}`));
    });
  const {results} = await ask();
  expect(results.map(({excerpt}) => excerpt!.map(({text}) => text).join(''))).toEqual([
    'All about them.',
    'Keep backups.',
  ]);
  // The name alone, then both without their excerpts.
  expect(reports).toEqual([['/named null'], ['/named null', '/other#more null']]);
  await ask();
  expect(reports).toHaveLength(2);
});
