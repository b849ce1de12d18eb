import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {identity} from '@site/src/config/identity';
import Button from '@site/src/components/Button';
import {trackEvent} from '@site/src/features/feedback/events';
import {useEffect, type ReactNode} from 'react';
import styles from './styles.module.css';
import type {SearchState} from './useSearch';

/** Milliseconds after which a search without a result counts as one: a reader who is still typing hasn't asked yet. */
const pause = 2000;

function textOf(status: SearchState['status']): string {
  return {
    idle: translate({message: 'Search for a word, a setting, or an API path. Typos are fine.'}),
    searching: translate({message: 'Searching…'}),
    found: translate({
      message:
        'Try fewer words or different ones. Search covers pages in your language only. You can also browse:',
    }),
    failed: translate({message: "The search couldn't be loaded. Check your connection."}),
  }[status];
}

/** What the search says where it has no results. */
export default function Hint({state}: {state: SearchState}): ReactNode {
  // What was said of the last query stays while the next one is on its way.
  const status = state.found ? 'found' : state.status;
  const missing = state.found ? state.query : '';
  useEffect(() => {
    if (missing === '') return undefined;
    const timer = setTimeout(() => trackEvent('search-without-result', {query: missing}), pause);
    return () => clearTimeout(timer);
  }, [missing]);
  const title = `Website search finds nothing for “${missing}”`;
  return (
    <div key={status} className={styles.hint} role={status === 'failed' ? 'alert' : undefined}>
      <p>{textOf(status)}</p>
      {status === 'failed' && (
        <Button onClick={state.retry}>
          <Translate>Try again</Translate>
        </Button>
      )}
      {status === 'found' && (
        <Link to={`${identity.repository}/issues/new?title=${encodeURIComponent(title)}`}>
          <Translate>Report what is missing</Translate>
        </Link>
      )}
    </div>
  );
}
