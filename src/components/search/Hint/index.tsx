import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {identity} from '@site/src/config/identity';
import type {ReactNode} from 'react';
import {shortQuery} from '../texts';
import type {SearchState} from '../useSearch';
import styles from './styles.module.css';

interface Props {
  state: SearchState;
  /** Called when a link is followed. */
  onLeave?: () => void;
}

/** What is said where there is no result: nothing typed yet, nothing found, nothing to search in. */
export default function Hint({state, onLeave}: Props): ReactNode {
  if (state.status === 'noIndex') return <NoIndexNote />;
  if (state.status === 'failed') {
    return (
      <p className={styles.hint}>
        <Translate id="search.failed">The search could not be loaded. Check the connection and type again.</Translate>
      </p>
    );
  }
  if (state.status === 'found' && state.found?.results.length === 0) return <NothingFound query={state.query} onLeave={onLeave} />;
  return (
    <p className={styles.hint}>
      <Translate id="search.hint">Type a word, a setting or the path of an API operation. A letter typed wrong does no harm.</Translate>
    </p>
  );
}

function NoIndexNote(): ReactNode {
  return (
    <p className={styles.hint}>
      {process.env.NODE_ENV === 'development' ? (
        <Translate id="search.development">
          The development server has no search index: it is made from the finished pages. To search, run “npm run build” and then “npm run
          serve”.
        </Translate>
      ) : (
        <Translate id="search.noIndex">This copy of the site was published without its search index.</Translate>
      )}
    </p>
  );
}

function NothingFound({query, onLeave}: {query: string; onLeave?: () => void}): ReactNode {
  return (
    <div className={styles.hint}>
      <p className={styles.lead}>
        {translate({id: 'search.empty.title', message: 'Nothing found for “{query}”'}, {query: shortQuery(query)})}
      </p>
      <p>
        <Translate id="search.empty.advice">
          Try fewer or other words. Pages in your language only are searched. These lists may lead on:
        </Translate>
      </p>
      <ul className={styles.links}>
        <li>
          <Link to="/docs/intro" onClick={onLeave}>
            <Translate id="search.empty.docs">Documentation</Translate>
          </Link>
        </li>
        <li>
          <Link to="/docs/environment" onClick={onLeave}>
            <Translate id="search.empty.environment">Environment variables</Translate>
          </Link>
        </li>
        <li>
          <Link to="/api" onClick={onLeave}>
            <Translate id="search.empty.api">API operations</Translate>
          </Link>
        </li>
        <li>
          <Link to={identity.chat} onClick={onLeave}>
            <Translate id="search.empty.chat">Ask in the chat</Translate>
          </Link>
        </li>
      </ul>
    </div>
  );
}
