import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Locale} from '../../src/config/locales.ts';
import {openSearch, type Search} from '../../src/lib/search/engine.ts';
import {searchFolder} from '../build/search.ts';
import {stemmers} from './stemmers.ts';

/** A locale's index of a built site, opened with the browser's code, and what was read for it. */
export interface BuiltIndex {
  search: Search;
  /** Names of the files read since the last call. */
  takeFiles: () => string[];
  /** Size of a file as it goes over the line. */
  bytesOf: (name: string) => number;
}

const sizes = new Map<string, number>();

function compressedSize(file: string): number {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, known);
  return known;
}

/** Opens the index that lies in a built site. */
export async function openBuiltIndex(dir: string, locale: Locale): Promise<BuiltIndex> {
  const folder = searchFolder(dir, locale);
  let files: string[] = [];
  const load = async <T>(name: string): Promise<T> => {
    files.push(name);
    return JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as T;
  };
  const search = await openSearch(load, locale, stemmers[locale]);
  const takeFiles = (): string[] => {
    const taken = files;
    files = [];
    return taken;
  };
  return {search, takeFiles, bytesOf: (name) => compressedSize(path.join(folder, name))};
}
