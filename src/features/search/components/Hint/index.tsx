import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {identity} from '@site/src/config/identity';
import Button from '@site/src/ui/Button';
import type {ReactNode} from 'react';
import {shortQuery, startLinks} from '../texts';
import type {SearchState} from '../useSearch';
import styles from './styles.module.css';

interface Props {
  state: SearchState;
  /** Searches for something else. */
  onSearch: (query: string) => void;
  /** Called when a link is followed. */
  onLeave?: () => void;
}

/** What the search says instead of results. */
export default function Hint(props: Props): ReactNode {
  const {state} = props;
  if (state.status === 'failed') {
    return (
      <div className={styles.hint} role="alert">
        <p>
          <Translate id="search.failed">The search couldn't be loaded. Check your connection.</Translate>
        </p>
        <Button small onClick={state.retry}>
          <Translate id="search.retry">Try again</Translate>
        </Button>
      </div>
    );
  }
  if (state.status === 'found' && state.found?.total === 0) return <NothingFound {...props} />;
  return (
    <p className={styles.hint}>
      {state.status !== 'noIndex' ? (
        <Translate id="search.hint">Search for a word, a setting, or an API path. Typos are fine.</Translate>
      ) : process.env.NODE_ENV === 'development' ? (
        <Translate id="search.development">
          The development server doesn't have a search index, because the build creates it from the finished pages. To search, run “npm run
          build” and then “npm run serve”.
        </Translate>
      ) : (
        <Translate id="search.noIndex">This copy of the site was published without its search index.</Translate>
      )}
    </p>
  );
}

function NothingFound({state, onSearch, onLeave}: Props): ReactNode {
  const query = shortQuery(state.query);
  const closest = state.found?.closest ?? [];
  const title = `Website search finds nothing for “${query}”`;
  return (
    <div className={styles.hint}>
      <p className={styles.lead}>{translate({id: 'search.empty.title', message: 'Nothing found for “{query}”'}, {query})}</p>
      {closest.length > 0 && (
        <>
          <p>
            <Translate id="search.closest">Did you mean:</Translate>
          </p>
          <ul className={styles.links}>
            {closest.map((name) => (
              <li key={name}>
                <Button small onClick={() => onSearch(name)}>
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Translate id="search.empty.advice">
          Try fewer words or different ones. Search covers pages in your language only. You can also browse:
        </Translate>
      </p>
      <ul className={styles.links}>
        {startLinks().map(({to, label}) => (
          <li key={to}>
            <Link to={to} onClick={onLeave}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link to={`${identity.repository}/issues/new?title=${encodeURIComponent(title)}`}>
            <Translate id="search.report">Report what is missing</Translate>
          </Link>
        </li>
      </ul>
    </div>
  );
}
