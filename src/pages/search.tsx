import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import SearchPage from '@site/src/features/search/components/SearchPage';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

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
