import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {readPages} from '../../scripts/build/pages.ts';
import {searchFolder, searchPagesOf} from '../../scripts/build/search.ts';
import {benchLocale} from '../../scripts/search/bench.ts';
import {openBuiltIndex} from '../../scripts/search/built-index.ts';
import {indexFiles, type IndexFiles} from '../../scripts/search/index-files.ts';
import {isExactSection, placeOf, queriesOf, tallyOf, type QuerySet, type Tally} from '../../scripts/search/queries.ts';
import type {SearchPage} from '../../scripts/search/sections.ts';
import {stemmers} from '../../scripts/search/stemmers.ts';
import type {IndexHead} from '../../src/lib/search/format.ts';
import {builtLocales, fileOf, siteDir} from './built-site.ts';

const KiB = 1024;
const indexBytes = (files: IndexFiles): number => [...files.values()].reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

describe.each(builtLocales)('search in %s', (locale) => {
  const queries = queriesOf(locale);
  const wanted = [...queries, ...queriesOf(locale, 'held-out')].flatMap(({want}) => [want].flat());
  const folder = searchFolder(siteDir, locale);

  const shares = async (set: QuerySet): Promise<Tally> => {
    const {search} = await openBuiltIndex(siteDir, locale);
    const places = [];
    let sections = 0;
    for (const query of queriesOf(locale, set)) {
      const addresses = (await search(query.q)).results.map(({address}) => address);
      places.push({query, place: placeOf(query, addresses)});
      if (isExactSection(query, addresses[0])) sections += 1;
    }
    const tally = tallyOf(places);
    console.log(
      `${locale}, ${set}: ${tally.queries} queries, first ${percent(tally.first)}, first five ${percent(tally.five)}, ${sections} to the very address\n  ${tally.missed.join('\n  ')}`,
    );
    return tally;
  };

  it('finds what readers look for: 85 % first, 98 % in the first five', async () => {
    const tally = await shares('queries');
    expect(tally.queries).toBeGreaterThanOrEqual(60);
    expect(tally.first).toBeGreaterThanOrEqual(0.85);
    expect(tally.five).toBeGreaterThanOrEqual(0.98);
  });

  // The share within the first five is printed without a limit: EVALUATION.md says in which languages it is below 98 %.
  it('finds what was held out while the engine was made: 85 % first', async () => {
    const tally = await shares('held-out');
    expect(tally.queries).toBeGreaterThanOrEqual(40);
    expect(tally.first).toBeGreaterThanOrEqual(0.85);
  });

  it('wants pages that exist', () => {
    const missing = wanted.filter((address) => !existsSync(fileOf(locale, address.split('#')[0]!)));
    expect(missing).toEqual([]);
  });

  it('wants sections that exist', () => {
    const missing = wanted
      .filter((address) => address.includes('#'))
      .filter((address) => {
        const [route, anchor] = address.split('#') as [string, string];
        return (
          !readFileSync(fileOf(locale, route), 'utf8').includes(`id="${anchor}"`) &&
          !readFileSync(fileOf(locale, route), 'utf8').includes(`id=${anchor}`)
        );
      });
    expect(missing).toEqual([]);
  });

  it('keeps within its bytes: 80 KiB a query, most of 60 KiB left for the engine', async () => {
    const figures = await benchLocale(siteDir, locale);
    console.log(
      `${locale}: opening ${(figures.headBytes / KiB).toFixed(1)} KiB, a query ${(figures.queryBytes.median / KiB).toFixed(1)} KiB, at most ${(figures.queryBytes.largest / KiB).toFixed(1)} KiB (${figures.queryBytes.query}), ${figures.firstMs.median.toFixed(0)} ms, at most ${figures.firstMs.largest.toFixed(0)} ms`,
    );
    expect(figures.headBytes).toBeLessThan(40 * KiB);
    expect(figures.queryBytes.largest).toBeLessThan(80 * KiB);
  });

  it('costs no more than 80 KiB for a query of many words', async () => {
    const {search, takeFiles, bytesOf} = await openBuiltIndex(siteDir, locale);
    takeFiles();
    const words = queries.map(({q}) => q).join(' ');
    await search(words, {limit: 12, perArea: 4});
    expect([...new Set(takeFiles())].reduce((sum, name) => sum + bytesOf(name), 0)).toBeLessThan(80 * KiB);
  });

  // Measured: 2.0 to 2.4 KiB with words, 3.5 to 3.8 KiB where each pair of signs stands in the index.
  const perPage = ['ja', 'zh-Hans'].includes(locale) ? 4.5 : 3;
  it(`grows with its pages: under ${perPage} KiB a page`, () => {
    const head = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as IndexHead;
    const files = readdirSync(path.join(folder, head.folder)).filter((name) => name.endsWith('.json'));
    const total = files.reduce((sum, name) => sum + brotliCompressSync(readFileSync(path.join(folder, head.folder, name))).length, 0);
    console.log(`${locale}: ${(total / head.pages.length / KiB).toFixed(2)} KiB a page`);
    expect(total / head.pages.length).toBeLessThan(perPage * KiB);
    expect(statSync(path.join(folder, 'index.json')).size).toBeGreaterThan(0);
  });

  it('grows as its text does: no more than in proportion from half of the pages to all', async () => {
    const pages = await searchPagesOf(await readPages(siteDir), locale);
    const half = pages.filter((_, index) => index % 2 === 0);
    const growth = (size: (of: SearchPage[]) => number): number => size(pages) / size(half);
    const bytes = growth((of) => indexBytes(indexFiles(of, locale, stemmers[locale])));
    const text = growth((of) => JSON.stringify(of).length);
    console.log(`${locale}: ${half.length} to ${pages.length} pages, text × ${text.toFixed(2)}, index × ${bytes.toFixed(2)}`);
    expect(half.length).toBeGreaterThan(50);
    expect(bytes).toBeLessThanOrEqual(1.15 * text);
  });

  it('has a page of results that search engines leave out', () => {
    const page = readFileSync(fileOf(locale, '/search'), 'utf8');
    expect(page).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
  });
});
