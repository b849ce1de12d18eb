// Change: the site's own not-found page, with its title and description, which the original sets only outside of the documentation.
// Replaces the original content; depends on its prop className only.
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import NotFoundPage from '@site/src/features/not-found/Page';
import type {Props} from '@theme/NotFound/Content';
import type {ReactNode} from 'react';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <>
      <PageMetadata
        title={translate({id: 'theme.NotFound.title', message: 'Page not found'})}
        description={translate({
          id: 'theme.NotFound.p1',
          message: "The page you were looking for wasn't found. It might have moved, or the link might be wrong.",
        })}
      />
      <NotFoundPage className={className} />
    </>
  );
}
