import {existsSync, readFileSync} from 'node:fs';
import type {Locale} from '../../src/config/locales.ts';

/** A query of a reader and the page that the reader wants; several where any of them would do. */
export interface Query {
  q: string;
  /** Address without the locale's prefix, with the anchor of a section where one is meant. */
  want: string | string[];
  /** What the query tries: title, heading, words, stem, code, typo and so on. */
  kind: string;
}

/** `queries` were looked at while the engine was made; `held-out` were written and frozen before it had seen any of them. */
export type QuerySet = 'queries' | 'held-out';

/** Queries of a locale; empty where there are none yet. */
export function queriesOf(locale: Locale, set: QuerySet = 'queries'): Query[] {
  const file = `tests/search/${set}.${locale}.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Query[]) : [];
}

/** Place of the wanted page among addresses, from 1; 0 when it is not there. */
export function placeOf({want}: Query, addresses: string[]): number {
  const pages = new Set([want].flat().map((address) => address.split('#')[0]));
  return addresses.findIndex((address) => pages.has(address.split('#')[0])) + 1;
}

/** Whether the first result is the very section that is wanted. */
export function isExactSection({want}: Query, first: string | undefined): boolean {
  return first !== undefined && [want].flat().includes(first);
}

/** How many of the queries found their page, as shares of all. */
export interface Tally {
  queries: number;
  first: number;
  five: number;
  missed: string[];
}

/** Counts places: first, and within the first five. */
export function tallyOf(places: {query: Query; place: number}[]): Tally {
  const share = (most: number): number => places.filter(({place}) => place > 0 && place <= most).length / (places.length || 1);
  return {
    queries: places.length,
    first: share(1),
    five: share(5),
    missed: places.filter(({place}) => place !== 1).map(({query, place}) => `${query.q} (${query.kind}): ${place || 'not found'}`),
  };
}
