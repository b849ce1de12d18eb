import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import type {Locale} from '../../src/config/locales.ts';
import {openSearch, type Search} from '../../src/features/search/engine/engine.ts';
import type {SearchIndex} from '../../src/features/search/engine/schema.ts';
import {languages} from '../../src/features/search/index/build-index.ts';
import {placeOf, queriesOf, type Query} from '../../src/features/search/index/queries.ts';
import {readAliases, searchFolder} from '../../src/features/search/index/write.ts';
import {builtLocales, fileOf, homeOf, siteDir} from './built-site.ts';

const KiB = 1024;
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function openBuilt(locale: Locale): Search {
  const read = <T>(name: string): T => JSON.parse(readFileSync(path.join(searchFolder(siteDir, locale), name), 'utf8')) as T;
  return openSearch(read<SearchIndex>('index.json'), async (name) => read(name), languages[locale]);
}

describe.each(builtLocales)('search in %s', async (locale) => {
  const aliases = Object.entries(await readAliases(locale)).flatMap(([want, names]) => names.map((q): Query => ({q, want})));

  /** Share of the queries whose page is among the first so many results. */
  const shareOf = async (name: string, queries: Query[]): Promise<(most: number) => number> => {
    const search = openBuilt(locale);
    const places: [string, number][] = [];
    for (const query of queries) {
      const {results} = await search(query.q);
      places.push([query.q, placeOf(query, results)]);
    }
    const share = (most: number): number => places.filter(([, place]) => place > 0 && place <= most).length / places.length;
    const missed = places.filter(([, place]) => place !== 1).map(([q, place]) => `${q}: ${place || 'not found'}`);
    console.log(
      `${locale}, ${name}: ${places.length} queries, first ${percent(share(1))}, five ${percent(share(5))}\n  ${missed.join('\n  ')}`,
    );
    return share;
  };

  it.each([
    ['queries', 60, 0.95, 0.99],
    // Nobody tunes the search to these.
    ['held-out', 40, 0.88, 0.97],
    ['everyday', 20, 0.8, 0.95],
  ] as const)('finds the pages of the set %s', async (set, minQueries, minFirst, minFive) => {
    const queries = queriesOf(locale, set);
    const share = await shareOf(set, queries);
    expect(queries.length).toBeGreaterThanOrEqual(minQueries);
    expect(share(1)).toBeGreaterThanOrEqual(minFirst);
    expect(share(5)).toBeGreaterThanOrEqual(minFive);
  });

  it('finds pages by their aliases', async () => {
    const share = await shareOf('aliases', aliases);
    expect(share(1)).toBeGreaterThanOrEqual(0.95);
  });

  it('has queries and aliases for pages and sections that exist', () => {
    const wanted = [...(['queries', 'held-out', 'everyday'] as const).flatMap((set) => queriesOf(locale, set)), ...aliases].flatMap(
      ({want}) => [want].flat(),
    );
    const missing = wanted.filter((address) => {
      const [route, anchor] = address.split('#') as [string, string?];
      if (!existsSync(fileOf(locale, route))) return true;
      return anchor !== undefined && !new RegExp(`id="?${anchor}["\\s>]`).test(readFileSync(fileOf(locale, route), 'utf8'));
    });
    expect(missing).toEqual([]);
  });

  const maxSize = ['ja', 'zh-Hans'].includes(locale) ? 280 : 150;
  it(`costs at most ${maxSize} KiB to open`, () => {
    const assets = path.join(siteDir, homeOf(locale), 'assets');
    const stemmer = ['fr', 'de'].includes(locale) ? locale : 'en';
    const loaded = new RegExp(`search_components_(?:SearchDialog|openIndex)_|_minisearch_|_stemmers_dist_${stemmer}_|^seldom\\..*css`);
    const scripts = readdirSync(assets, {recursive: true, encoding: 'utf8'}).filter((name) => loaded.test(path.basename(name)));
    const files = [path.join(searchFolder(siteDir, locale), 'index.json'), ...scripts.map((name) => path.join(assets, name))];
    const size = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
    console.log(`${locale}: ${(size / KiB).toFixed(1)} KiB in ${files.length} files`);
    expect(files.length).toBeGreaterThan(4);
    expect(size).toBeLessThan(maxSize * KiB);
  });

  it('reads few texts for a page of results', () => {
    const folder = searchFolder(siteDir, locale);
    const texts = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => /t\d+\.json$/.test(name));
    const largest = Math.max(...texts.map((name) => statSync(path.join(folder, name)).size));
    expect(texts.length).toBeGreaterThan(0);
    expect(largest).toBeLessThan(24 * KiB);
  });

  it('has a page of results that search engines omit', () => {
    const page = readFileSync(fileOf(locale, '/search'), 'utf8');
    expect(page).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
  });
});
