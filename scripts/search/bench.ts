import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../src/config/locales.ts';
import {searchFolder} from '../build/search.ts';
import {openBuiltIndex} from './built-index.ts';
import {queriesOf} from './queries.ts';

/** How values lie. */
export interface Spread {
  median: number;
  /** At most one value in twenty is above. */
  p95: number;
  largest: number;
}

/** Search figures of a locale. */
export interface SearchFigures {
  locale: Locale;
  queries: number;
  /** First file of the index, compressed: read when the search is opened. */
  headBytes: number;
  /** Files that one query reads on a fresh index, compressed. */
  queryBytes: Spread & {query: string};
  /** Time of a query on a fresh index, in milliseconds. */
  firstMs: Spread;
  /** Time of each query, one after the other on the same index, as a reader asks them. */
  openedMs: Spread;
}

/** Median, 95th percentile and largest; zeros where there is no value. */
export function spreadOf(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {median: at(0.5), p95: at(0.95), largest: sorted.at(-1) ?? 0};
}

const shown = {limit: 12, perArea: 4};

/** Measures the search of one locale of a built site with the queries of the repository, with the browser's code. */
export async function benchLocale(dir: string, locale: Locale): Promise<SearchFigures> {
  const queries = queriesOf(locale).map(({q}) => q);
  const bytes: number[] = [];
  const first: number[] = [];
  const opened: number[] = [];
  let headBytes = 0;
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const kept = await openBuiltIndex(dir, locale);
  for (const query of queries) {
    const {search, takeFiles, bytesOf} = await openBuiltIndex(dir, locale);
    headBytes = takeFiles().reduce((sum, name) => sum + bytesOf(name), 0);
    first.push(await timed(() => search(query, shown)));
    bytes.push([...new Set(takeFiles())].reduce((sum, name) => sum + bytesOf(name), 0));
    opened.push(await timed(() => kept.search(query, shown)));
  }
  const most = spreadOf(bytes);
  return {
    locale,
    queries: queries.length,
    headBytes,
    queryBytes: {...most, query: queries[bytes.indexOf(most.largest)] ?? ''},
    firstMs: spreadOf(first),
    openedMs: spreadOf(opened),
  };
}

/** Locales of a built site that can be searched. */
export function searchable(dir: string, locales: readonly Locale[]): Locale[] {
  return locales.filter((locale) => existsSync(path.join(searchFolder(dir, locale), 'index.json')));
}
