import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import type {Locale} from '../../src/config/locales.ts';
import {openSearch, type Search} from '../../src/features/search/engine/engine.ts';
import type {SearchIndex} from '../../src/features/search/engine/schema.ts';
import {languages, readAliases, searchFolder} from '../../src/features/search/index/build-index.ts';
import {builtLocales, fileOf, homeOf, pageOf, siteDir} from './built-site.ts';

/** A query of a reader and the page that the reader wants; several where any of them would do. */
interface Query {
  q: string;
  want: string | string[];
}

const KiB = 1024;
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

function openBuilt(locale: Locale): Search {
  const read = <T>(name: string): T => readJson(path.join(searchFolder(siteDir, locale), name));
  return openSearch(read<SearchIndex>('index.json'), async (name) => read(name), languages[locale]);
}

describe.each(builtLocales)('search in %s', (locale) => {
  const search = openBuilt(locale);
  const setOf = (name: string): Query[] =>
    name === 'aliases'
      ? Object.entries(readAliases(locale)).flatMap(([want, names]) =>
          names.map((q) => ({q, want})),
        )
      : readJson(`src/features/search/queries/${name}.${locale}.json`);

  it.each([
    // The first set was looked at while the engine was made. No one tunes the search to the next one, and the third is what someone
    // would type who has seen neither the engine nor the aliases.
    ['queries', 60, 0.95, 0.99],
    ['held-out', 40, 0.88, 0.97],
    ['everyday', 20, 0.8, 0.95],
    ['aliases', 100, 0.95, 0.95],
  ] as const)('finds the pages of the set %s', async (name, minQueries, minFirst, minFive) => {
    // Each of the 1,500 other names is asked for at night, every sixth otherwise.
    const queries = setOf(name).filter(
      (_, index) => name !== 'aliases' || process.env.NIGHTLY || index % 6 === 0,
    );
    const places: number[] = [];
    for (const {q, want} of queries) {
      const pages = [want].flat().map((address) => address.split('#')[0]);
      const {results} = await search(q);
      places.push(results.findIndex(({address}) => pages.includes(address.split('#')[0])) + 1);
    }
    const share = (most: number): number =>
      places.filter((place) => place > 0 && place <= most).length / places.length;
    const missed = queries
      .map(({q}, index) => `\n  ${q}: ${places[index] || 'not found'}`)
      .filter((_, index) => places[index] !== 1);
    console.log(
      `${locale}, ${name}: ${queries.length}, first ${percent(share(1))}, five ${percent(share(5))}${missed.join('')}`,
    );
    expect(queries.length).toBeGreaterThanOrEqual(minQueries);
    expect(share(1)).toBeGreaterThanOrEqual(minFirst);
    expect(share(5)).toBeGreaterThanOrEqual(minFive);
  });

  it('has queries and aliases for pages and sections that exist', () => {
    const wanted = ['queries', 'held-out', 'everyday', 'aliases'].flatMap((name) =>
      setOf(name).flatMap(({want}) => want),
    );
    const missing = wanted.filter((address) => {
      const [route, anchor] = address.split('#') as [string, string?];
      if (!existsSync(fileOf(locale, route))) return true;
      return (
        anchor !== undefined &&
        !new RegExp(`id="?${anchor}["\\s>]`).test(readFileSync(fileOf(locale, route), 'utf8'))
      );
    });
    expect(missing).toEqual([]);
  });

  const maxSize = ['ja', 'zh-Hans'].includes(locale) ? 280 : 150;
  it(`costs at most ${maxSize} KiB to open, and little for each text`, () => {
    const assets = path.join(siteDir, homeOf(locale), 'assets');
    const stemmer = ['fr', 'de'].includes(locale) ? locale : 'en';
    const loaded = new RegExp(
      `search_components_(?:SearchDialog|openIndex)_|_stemmers_dist_${stemmer}_|^seldom\\..*css`,
    );
    const scripts = readdirSync(assets, {recursive: true, encoding: 'utf8'}).filter((name) =>
      loaded.test(path.basename(name)),
    );
    const files = [
      path.join(searchFolder(siteDir, locale), 'index.json'),
      ...scripts.map((name) => path.join(assets, name)),
    ];
    const size = files.reduce(
      (sum, file) => sum + brotliCompressSync(readFileSync(file)).length,
      0,
    );
    console.log(`${locale}: ${(size / KiB).toFixed(1)} KiB in ${files.length} files`);
    expect(files.length).toBeGreaterThan(4);
    expect(size).toBeLessThan(maxSize * KiB);
    const folder = searchFolder(siteDir, locale);
    const texts = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
      /t\d+\.json$/.test(name),
    );
    const largest = Math.max(...texts.map((name) => statSync(path.join(folder, name)).size));
    expect(texts.length).toBeGreaterThan(0);
    expect(largest).toBeLessThan(24 * KiB);
  });

  it('has a page of results that search engines omit and that leads on without scripts', () => {
    const $ = pageOf(locale, '/search');
    expect($('meta[name=robots]').attr('content')).toContain('noindex');
    expect($('main noscript').text()).toContain('JavaScript');
    expect($('main li a').length).toBeGreaterThan(4);
    expect($('footer a[href$="/search"]').length).toBe(1);
  });
});
