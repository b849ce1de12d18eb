import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import SearchPage from '@site/src/components/search/SearchPage';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Search(): ReactNode {
  return (
    <Layout
      title={translate({id: 'search.page.title', message: 'Search'})}
      description={translate({
        id: 'search.page.description',
        message: 'Search the documentation, the API operations, the blog and the changelog of Tianji in your language.',
      })}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <SearchPage />
    </Layout>
  );
}
