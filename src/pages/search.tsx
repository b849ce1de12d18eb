import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Results, {useGroups} from '@site/src/features/search/components/Results';
import SearchInput from '@site/src/features/search/components/SearchInput';
import styles from '@site/src/features/search/components/styles.module.css';
import useSearch from '@site/src/features/search/components/useSearch';
import Layout from '@theme/Layout';
import {useState, type ReactNode} from 'react';

const maxResults = 48;

/** A field and its results, with the query in the URL. */
function SearchPage(): ReactNode {
  const history = useHistory();
  const {pathname, search} = useLocation();
  // The page is built without a query. In the browser, the URL has it from the start, and after "back".
  const asked = (useIsBrowser() && new URLSearchParams(search).get('q')) || '';
  const [typed, setTyped] = useState<{search: string; query: string} | null>(null);
  const query = typed?.search === search ? typed.query : asked;
  const state = useSearch(query, maxResults);
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
          onValue={(value) => setTyped({search, query: value})}
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
    </main>
  );
}

/** The page of search results. */
export default function Search(): ReactNode {
  const title = translate({id: 'search.page.title', message: 'Search'});
  return (
    <Layout
      title={title}
      description={translate({
        message:
          'Search the Tianji documentation, API operations, blog, and changelog in your language.',
      })}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <SearchPage />
    </Layout>
  );
}
