// Change: the site's own not-found page. Every documentation page imports this component, so it loads that page when it is needed, and
// keeps the HTML of the server until then. Replaces the original.
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
