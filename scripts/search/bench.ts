import {existsSync} from 'node:fs';
import path from 'node:path';
import {locales, type Locale} from '../../src/config/locales.ts';
import {searchFolder} from '../build/search.ts';
import {openBuiltIndex} from './built-index.ts';
import {queriesOf} from './queries.ts';

/** Search figures of a locale. */
export interface SearchFigures {
  locale: Locale;
  queries: number;
  /** First file of the index, compressed: read when the search is opened. */
  headBytes: number;
  /** Files that one query reads on a fresh index, compressed. */
  queryBytes: {median: number; largest: number; query: string};
  /** Time of a query on a fresh index, and of the same query again, in milliseconds. */
  firstMs: {median: number; largest: number};
  againMs: {median: number; largest: number};
}

function middle(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Measures the search of one locale of a built site with the queries of the repository, with the browser's code. */
export async function benchLocale(dir: string, locale: Locale): Promise<SearchFigures> {
  const queries = queriesOf(locale).map(({q}) => q);
  const bytes: {query: string; bytes: number}[] = [];
  const first: number[] = [];
  const again: number[] = [];
  let headBytes = 0;
  for (const query of queries) {
    const {search, takeFiles, bytesOf} = await openBuiltIndex(dir, locale);
    headBytes = takeFiles().reduce((sum, name) => sum + bytesOf(name), 0);
    for (const times of [first, again]) {
      const start = performance.now();
      await search(query, {limit: 12, perArea: 4});
      times.push(performance.now() - start);
    }
    bytes.push({query, bytes: [...new Set(takeFiles())].reduce((sum, name) => sum + bytesOf(name), 0)});
  }
  const most = bytes.reduce((a, b) => (b.bytes > a.bytes ? b : a), {query: '', bytes: 0});
  return {
    locale,
    queries: queries.length,
    headBytes,
    queryBytes: {median: middle(bytes.map((entry) => entry.bytes)), largest: most.bytes, query: most.query},
    firstMs: {median: middle(first), largest: Math.max(0, ...first)},
    againMs: {median: middle(again), largest: Math.max(0, ...again)},
  };
}

/** Search figures of every locale that the built site holds. */
export async function benchSearch(dir = 'build'): Promise<SearchFigures[]> {
  const figures: SearchFigures[] = [];
  for (const locale of locales) {
    if (existsSync(path.join(searchFolder(dir, locale), 'index.json')) && queriesOf(locale).length > 0)
      figures.push(await benchLocale(dir, locale));
  }
  return figures;
}
