import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Found, Search} from '@site/src/features/search/engine/search';

/** How far a search is; `found` stays while the next query is on its way. */
export interface SearchState {
  status: 'idle' | 'searching' | 'found' | 'failed' | 'noIndex';
  query: string;
  found: Found | null;
  retry: () => void;
}

type Answer = Omit<SearchState, 'retry'> & {limit?: number};

const idle: Answer = {status: 'idle', query: '', found: null};
const pause = 40;

// The only import of the engine: two would make two chunks of it.
const loadEngine = () => import('./openIndex');

async function searchWith(
  home: string,
  locale: string,
  ...asked: Parameters<Search>
): Promise<Found> {
  const {openIndex} = await loadEngine();
  try {
    return await (
      await openIndex(home, locale)
    )(...asked);
  } catch {
    // The files of a cached index go when the site is published again: ask for the new one once.
    return (await openIndex(home, locale, true))(...asked);
  }
}

/** Loads engine and index before the first letter is typed. */
export function useWarmIndex(): void {
  const {siteConfig, i18n} = useDocusaurusContext();
  useEffect(() => {
    void loadEngine()
      .then(({openIndex}) => openIndex(siteConfig.baseUrl, i18n.currentLocale))
      .catch(() => undefined);
  }, [siteConfig.baseUrl, i18n.currentLocale]);
}

/** Searches while the reader types, and drops the results of earlier queries. Without a limit the list is short. */
export default function useSearch(query: string, limit?: number): SearchState {
  const {siteConfig, i18n} = useDocusaurusContext();
  const [answer, setAnswer] = useState(idle);
  const [attempt, setAttempt] = useState(0);
  const wanted = query.trim();
  const home = siteConfig.baseUrl;

  useEffect(() => {
    if (wanted === '') return undefined;
    let current = true;
    const timer = setTimeout(() => {
      const show = (found: Found): void => {
        if (current) setAnswer({status: 'found', query: wanted, found, limit});
      };
      // The titles are painted before their excerpts are requested: a dozen requests take a phone longer than a frame.
      const paint = (found: Found): Promise<void> => {
        flushSync(() => show(found));
        return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      };
      searchWith(home, i18n.currentLocale, wanted, limit, paint).then(
        show,
        (error: Error) =>
          current &&
          setAnswer({
            status: error.name === 'NoIndex' ? 'noIndex' : 'failed',
            query: wanted,
            found: null,
            limit,
          }),
      );
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted, home, i18n.currentLocale, limit, attempt]);

  const retry = (): void => {
    setAnswer(idle);
    setAttempt(attempt + 1);
  };

  if (wanted === '') return {...idle, retry};
  return {
    ...answer,
    status: answer.query === wanted && answer.limit === limit ? answer.status : 'searching',
    retry,
  };
}
