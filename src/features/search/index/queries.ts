import {existsSync, readFileSync} from 'node:fs';
import type {Locale} from '../../../config/locales.ts';

/** A query of a reader and the page that the reader wants; several where any of them would do. */
export interface Query {
  q: string;
  /** Address without the locale's prefix, with the anchor of a section where one is meant. */
  want: string | string[];
}

/**
 * `queries` were looked at while the engine was made, `held-out` were not, and `everyday` are what someone would type who had seen
 * neither the engine nor the aliases.
 */
export type QuerySet = 'queries' | 'held-out' | 'everyday';

/** Queries of a locale; empty where there are none yet. */
export function queriesOf(locale: Locale, set: QuerySet = 'queries'): Query[] {
  const file = `src/features/search/queries/${set}.${locale}.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Query[]) : [];
}

/** Place of the wanted page among addresses, from 1; 0 when it is not there. */
export function placeOf({want}: Query, results: {address: string}[]): number {
  const pages = new Set([want].flat().map((address) => address.split('#')[0]));
  return results.findIndex(({address}) => pages.has(address.split('#')[0])) + 1;
}
