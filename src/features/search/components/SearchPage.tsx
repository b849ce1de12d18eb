import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Button from '@site/src/components/Button';
import {useState, type ReactNode} from 'react';
import Results, {useGroups} from './Results';
import styles from './styles.module.css';
import SearchInput from './SearchInput';
import useSearch from './useSearch';

const step = 24;

/** The page of results, with the query in its URL. */
export default function SearchPage(): ReactNode {
  const history = useHistory();
  const {pathname, search} = useLocation();
  // The page is built without a query. In the browser, the URL has it from the start, and after "back".
  const asked = (useIsBrowser() && new URLSearchParams(search).get('q')) || '';
  const [typed, setTyped] = useState<{search: string; query: string} | null>(null);
  const query = typed?.search === search ? typed.query : asked;
  const [steps, setSteps] = useState(1);
  const state = useSearch(query, steps * step);
  const groups = useGroups(state);
  /** Stores the query in the URL, for readers who return from a result. */
  const keep = (): void => {
    if (query !== asked) history.replace({pathname, search: `?q=${encodeURIComponent(query)}`});
  };
  return (
    <main className={styles.page}>
      <h1>
        <Translate id="search.page.title">Search</Translate>
      </h1>
      <form
        role="search"
        action={useBaseUrl('/search')}
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault();
          keep();
          (document.activeElement as HTMLElement | null)?.blur();
        }}>
        <SearchInput
          type="search"
          name="q"
          value={query}
          onValue={(value) => {
            setTyped({search, query: value});
            setSteps(1);
          }}
        />
      </form>
      <noscript>
        <p>
          <Translate>
            Search requires JavaScript. Without it, use the documentation and API menus to find a
            page.
          </Translate>
        </p>
      </noscript>
      <Results state={state} groups={groups} onChoose={keep} />
      {state.found && state.found.results.length < state.found.total && (
        <Button onClick={() => setSteps(steps + 1)}>
          {translate({message: 'Show more results'})}
        </Button>
      )}
    </main>
  );
}
