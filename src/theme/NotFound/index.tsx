// Change: the site's own not-found page. Replaces the original; it takes no props.
import LanguageSwitch from '@site/src/features/not-found/LanguageSwitch';
import NotFoundPage from '@site/src/features/not-found/Page';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function NotFound(): ReactNode {
  return (
    <Layout>
      <LanguageSwitch />
      <NotFoundPage />
    </Layout>
  );
}
