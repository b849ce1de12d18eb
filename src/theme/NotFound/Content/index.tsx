// Change: the site's own not-found page, loaded when it's needed, because every documentation page imports this component for links
// within the documentation that lead nowhere. A server sends the same HTML for those, so both have the same boundary. Replaces the original content; depends on its prop className only.
import type {Props} from '@theme/NotFound/Content';
import {lazy, Suspense, type ReactNode} from 'react';

const NotFoundPage = lazy(() => import('@site/src/features/not-found/Page'));

export default function NotFoundContent(props: Props): ReactNode {
  return (
    <Suspense fallback={null}>
      <NotFoundPage {...props} />
    </Suspense>
  );
}
