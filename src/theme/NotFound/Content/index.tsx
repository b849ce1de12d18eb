// Change: the site's own not-found page, with its title and description, which the original sets only where no page of the
// documentation could be meant; in a chunk of its own, since the frame of every documentation page brings it along. Replaces the
// original content; depends on its prop className only.
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import onDemand from '@site/src/components/shared/OnDemand';
import type {Props} from '@theme/NotFound/Content';
import type {ReactNode} from 'react';

const NotFoundPage = onDemand(() => import('@site/src/components/notfound/Page'));

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <>
      <PageMetadata
        title={translate({id: 'theme.NotFound.title', message: 'Page not found'})}
        description={translate({id: 'theme.NotFound.p1', message: 'We could not find the page you were looking for.'})}
      />
      <NotFoundPage className={className} />
    </>
  );
}
