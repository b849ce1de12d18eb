// Change: the site's own not-found page, loaded only where a link in the documentation leads nowhere. Replaces the original content;
// depends on its prop className only.
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
