// Change: the site's own not-found page, with its title, which the original sets only where no page of the documentation could be
// meant. Replaces the original content; depends on its prop className only.
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import NotFoundPage from '@site/src/components/notfound/Page';
import type {Props} from '@theme/NotFound/Content';
import type {ReactNode} from 'react';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page not found'})} />
      <NotFoundPage className={className} />
    </>
  );
}
