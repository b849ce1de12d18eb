import {openSearch, type Search} from '@site/src/lib/search/engine';
import {forWords, type Stemmer} from '@site/src/lib/search/stemmer';

/** The site was not built with an index, as under the development server. */
export class NoIndex extends Error {
  override name = 'NoIndex';
}

const opened = new Map<string, Promise<Search>>();

async function loadStemmer(locale: string): Promise<Stemmer> {
  const {stemmer} = await (locale === 'fr'
    ? import('@orama/stemmers/french')
    : locale === 'de'
      ? import('@orama/stemmers/german')
      : import('@orama/stemmers/english'));
  return forWords(stemmer, locale);
}

async function fetchFile<T>(address: string, cache: RequestCache): Promise<T> {
  const response = await fetch(address, {cache});
  const type = response.headers.get('content-type') ?? '';
  // A server of single-page applications answers with its page where there is no file.
  if (response.status === 404 || (response.ok && type.includes('html'))) throw new NoIndex(`${address} is missing.`);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return (await response.json()) as T;
}

/**
 * Opens the index of the reader's language, once a visit.
 * @param home address of the locale's home, with a slash at its end
 * @param fresh ask the server again: the index may have been replaced since it was cached
 */
export function openIndex(home: string, locale: string, fresh = false): Promise<Search> {
  const known = opened.get(home);
  if (known && !fresh) return known;
  const load = <T>(name: string): Promise<T> =>
    fetchFile<T>(`${home}search-index/${name}`, fresh && name === 'index.json' ? 'reload' : 'default');
  const search = loadStemmer(locale).then((stem) => openSearch(load, locale, stem));
  search.catch(() => opened.delete(home));
  opened.set(home, search);
  return search;
}
