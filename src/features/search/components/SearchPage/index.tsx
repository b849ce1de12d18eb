import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Button from '@site/src/components/Button';
import {addRecent} from '@site/src/features/search/recent';
import {useEffect, useState, type FormEvent, type ReactNode} from 'react';
import Hint from '../Hint';
import Results, {useGroups} from '../Results';
import SearchInput from '../SearchInput';
import {countText} from '../texts';
import useSearch from '../useSearch';
import styles from './styles.module.css';

const step = 24;
const queryIn = (search: string): string => new URLSearchParams(search).get('q') ?? '';

/** The page of results, with the query in its URL. */
export default function SearchPage(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const location = useLocation();
  const [typed, setTyped] = useState<{search: string; value: string} | null>(null);
  // The page is built without a query. In the browser, the URL has it from the start, and after "back".
  const isBrowser = useIsBrowser();
  const query =
    typed?.search === location.search ? typed.value : isBrowser ? queryIn(location.search) : '';
  const [steps, setSteps] = useState(1);
  const state = useSearch(query, steps * step);
  const results = state.found?.results ?? [];
  const groups = useGroups(state.found);

  const type = (value: string): void => {
    setTyped({search: location.search, value});
    setSteps(1);
  };
  useEffect(() => {
    const wanted = query.trim().slice(0, 500);
    // On a slow phone, the page may be visible for a while before the query of its URL is read.
    if (!isBrowser || wanted === queryIn(location.search).trim()) return undefined;
    const timer = setTimeout(() => {
      const search = wanted ? `?q=${encodeURIComponent(wanted)}` : '';
      setTyped({search, value: query});
      history.replace({pathname: location.pathname, search});
    }, 400);
    return () => clearTimeout(timer);
  }, [query, history, isBrowser, location]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    addRecent(query);
    (document.activeElement as HTMLElement | null)?.blur();
  };

  return (
    <main className={styles.page}>
      <h1 className={styles.title}>
        <Translate id="search.page.title">Search</Translate>
      </h1>
      <form
        role="search"
        action={`${siteConfig.baseUrl}search`}
        className={styles.form}
        onSubmit={submit}>
        <SearchInput type="search" name="q" value={query} onValue={type} />
      </form>
      <noscript>
        <p>
          <Translate id="search.noScript">
            Search requires JavaScript. Without it, use the documentation and API menus to find a
            page.
          </Translate>
        </p>
      </noscript>
      <p className={styles.count} role="status">
        {state.found && countText(state.found.total, state.query)}
      </p>
      {results.length === 0 && <Hint state={state} onSearch={type} />}
      {query.trim() !== '' && (
        <div className={styles.results}>
          <Results groups={groups} onChoose={() => addRecent(query)} />
        </div>
      )}
      {state.found && results.length > 0 && results.length < state.found.total && (
        <Button className={styles.more} onClick={() => setSteps(steps + 1)}>
          {translate({id: 'search.page.more', message: 'Show more results'})}
        </Button>
      )}
    </main>
  );
}
