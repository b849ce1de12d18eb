// Change: the site's own not-found page. Replaces the original content; depends on its prop className only.
import NotFoundPage from '@site/src/components/notfound/Page';
import type {Props} from '@theme/NotFound/Content';
import type {ReactNode} from 'react';

export default function NotFoundContent({className}: Props): ReactNode {
  return <NotFoundPage className={className} />;
}
