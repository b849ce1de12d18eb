// Change: the site's own not-found page, for paths below the documentation. Every documentation page imports this component, so it
// doesn't import that page: it keeps the HTML that the server sent for the path until the page's script has arrived. Replaces the
// original content; depends on its prop className only.
import type {Props} from '@theme/NotFound/Content';
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';

export default function NotFoundContent({className}: Props): ReactNode {
  const [Page, setPage] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    void import('@site/src/features/not-found/Page').then((module) =>
      setPage(() => module.default),
    );
  }, []);
  return Page ? (
    <Page className={className} />
  ) : (
    <main dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />
  );
}
