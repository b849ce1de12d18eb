import {languageOf, type Stemmer} from '@site/src/features/search/engine/language';
import {openSearch, type NamesFile, type Search} from '@site/src/features/search/engine/search';

/** The site was not built with an index, as under the development server. */
class NoIndex extends Error {
  override name = 'NoIndex';
}

const opened = new Map<string, Promise<Search>>();

async function loadStemmer(locale: string): Promise<Stemmer> {
  const {stemmer} = await (locale === 'fr'
    ? import('@orama/stemmers/french')
    : locale === 'de'
      ? import('@orama/stemmers/german')
      : import('@orama/stemmers/english'));
  return stemmer;
}

async function fetchFile<T>(url: string, cache: RequestCache): Promise<T> {
  const response = await fetch(url, {cache});
  const type = response.headers.get('content-type') ?? '';
  // A server of single-page applications returns its page if there is no file.
  if (response.status === 404 || (response.ok && type.includes('html')))
    throw new NoIndex(`${url} is missing.`);
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  return (await response.json()) as T;
}

/** Opens the index of the reader's language, once a visit; a fresh one asks the server again, which may have replaced what is cached. */
export function openIndex(home: string, locale: string, fresh = false): Promise<Search> {
  const known = opened.get(home);
  if (known && !fresh) return known;
  const load = <T>(name: string): Promise<T> =>
    fetchFile<T>(
      `${home}search-index/${name}`,
      fresh && name === 'names.json' ? 'reload' : 'default',
    );
  const search = Promise.all([load<NamesFile>('names.json'), loadStemmer(locale)]).then(
    ([names, stem]) => openSearch(names, load, languageOf(names.words, stem)),
  );
  search.catch(() => opened.delete(home));
  opened.set(home, search);
  return search;
}
