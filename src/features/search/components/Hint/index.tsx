import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {identity} from '@site/src/config/identity';
import Button from '@site/src/components/Button';
import {trackEvent} from '@site/src/features/feedback/events';
import {useEffect, type ReactNode} from 'react';
import {shortQuery, startLinks} from '../texts';
import type {SearchState} from '../useSearch';
import styles from './styles.module.css';

/** Milliseconds after which a search without a result counts as one. */
const pause = 2000;

interface Props {
  state: SearchState;
  onSearch: (query: string) => void;
  onLeave?: () => void;
}

function textOf(status: SearchState['status']): string {
  return {
    idle: translate({
      id: 'search.hint',
      message: 'Search for a word, a setting, or an API path. Typos are fine.',
    }),
    searching: translate({id: 'search.searching', message: 'Searching…'}),
    found: translate({
      id: 'search.empty.advice',
      message:
        'Try fewer words or different ones. Search covers pages in your language only. You can also browse:',
    }),
    failed: translate({
      id: 'search.failed',
      message: "The search couldn't be loaded. Check your connection.",
    }),
    noIndex:
      process.env.NODE_ENV === 'development'
        ? translate({
            id: 'search.development',
            message:
              "The development server doesn't have a search index, because the build creates it from the finished pages. To search, run “npm run build” and then “npm run serve”.",
          })
        : translate({
            id: 'search.noIndex',
            message: 'This copy of the site was published without its search index.',
          }),
  }[status];
}

/** What the search says instead of results. */
export default function Hint({state, onSearch, onLeave}: Props): ReactNode {
  // What was said of the last query stays while the next one is on its way.
  const status = state.found ? 'found' : state.status;
  const closest = state.found?.closest ?? [];
  const failed = state.found?.total === 0 ? state.query : '';
  useEffect(() => {
    if (failed === '') return undefined;
    // A reader who is still typing hasn't asked yet.
    const timer = setTimeout(() => trackEvent('search-without-result', {query: failed}), pause);
    return () => clearTimeout(timer);
  }, [failed]);
  const title = `Website search finds nothing for “${shortQuery(state.query)}”`;
  return (
    <div key={status} className={styles.hint} role={status === 'failed' ? 'alert' : undefined}>
      {closest.length > 0 && (
        <>
          <p>
            <Translate id="search.closest">Did you mean:</Translate>
          </p>
          <ul className={styles.links}>
            {closest.map((name) => (
              <li key={name}>
                <Button onClick={() => onSearch(name)}>{name}</Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{textOf(status)}</p>
      {status === 'failed' && (
        <Button onClick={state.retry}>
          <Translate id="search.retry">Try again</Translate>
        </Button>
      )}
      {(status === 'found' || status === 'idle') && (
        <ul className={styles.links}>
          {startLinks().map(({to, label}) => (
            <li key={to}>
              <Link to={to} onClick={onLeave}>
                {label}
              </Link>
            </li>
          ))}
          {status === 'found' && (
            <li>
              <Link to={`${identity.repository}/issues/new?title=${encodeURIComponent(title)}`}>
                <Translate id="search.report">Report what is missing</Translate>
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
