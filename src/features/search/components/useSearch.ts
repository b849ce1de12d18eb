import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {openSearch} from '@site/src/features/search/engine/search';
import type {Found, Load, Search} from '@site/src/features/search/engine/search';

/** How far a search is; `found` stays while the next query is on its way. */
export interface SearchState {
  status: 'idle' | 'searching' | 'found' | 'failed';
  query: string;
  found: Found | null;
  retry: () => void;
}

const idle = {status: 'idle', query: '', found: null} as const;
const typingPauseMs = 40;

let opened: Promise<Search> | undefined;

/** Opens the index of the page's language, once a visit. */
function openIndex(home: string, locale: string): Promise<Search> {
  const load: Load = async (name) => {
    // The other files have new names when the site is published again.
    const cache = name === 'names.json' ? 'no-cache' : 'default';
    const response = await fetch(`${home}search-index/${name}`, {cache});
    if (!response.ok) throw new Error(`${response.url} returned ${response.status}.`);
    return response.json();
  };
  opened ??= openSearch(load, locale);
  opened.catch(() => (opened = undefined));
  return opened;
}

/** Searches while the reader types, and drops the results of earlier queries. */
export default function useSearch(query: string, limit: number): SearchState {
  const {siteConfig, i18n} = useDocusaurusContext();
  const [answer, setAnswer] = useState<Omit<SearchState, 'retry'>>(idle);
  const [attempt, setAttempt] = useState(0);
  const wanted = query.trim();

  useEffect(() => {
    const open = (): Promise<Search> => openIndex(siteConfig.baseUrl, i18n.currentLocale);
    // The index is loaded before the first letter is typed.
    open().catch(() => undefined);
    if (wanted === '') return undefined;
    let isCurrent = true;
    const show = (found: Found | null): void => {
      if (isCurrent) setAnswer({status: found ? 'found' : 'failed', query: wanted, found});
    };
    const search = async (): Promise<Found> => (await open())(wanted, limit, show);
    const timer = setTimeout(() => {
      search()
        .catch(() => {
          // Files of an index are gone when the site was published again: open the new one.
          opened = undefined;
          return search();
        })
        .then(show, () => show(null));
    }, typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, limit, attempt, siteConfig.baseUrl, i18n.currentLocale]);

  const retry = (): void => {
    setAnswer(idle);
    setAttempt(attempt + 1);
  };
  if (wanted === '') return {...idle, retry};
  return {...answer, status: answer.query === wanted ? answer.status : 'searching', retry};
}
