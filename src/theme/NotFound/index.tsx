// Change: the title in the same words as the heading. Replaces the original; it takes no props.
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import type {ReactNode} from 'react';

export default function NotFound(): ReactNode {
  return (
    <>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page not found'})} />
      <Layout>
        <NotFoundContent />
      </Layout>
    </>
  );
}
