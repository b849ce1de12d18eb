// Change: a page of the site's own: text and samples side by side, stacked where there is no room. Replaces the original of docusaurus-theme-openapi-docs,
// which loads the whole console with the page; src/features/api-reference/remark-reference.ts puts it around what the OpenAPI plugin writes.
import {useLocation} from '@docusaurus/router';
import styles from '@site/src/features/api-reference/components/layout.module.css';
import {useEffect, type ReactNode} from 'react';

/** Opens everything around the field that the URL names, so that a deep link into a closed part shows it. */
function useRevealedTarget(): void {
  const {hash} = useLocation();
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) return;
    const closed = [...document.querySelectorAll('details:not([open])')].filter((details) =>
      details.contains(target),
    );
    for (const details of closed) details.setAttribute('open', '');
    if (closed.length > 0) target.scrollIntoView();
  }, [hash]);
}

export default function ApiItem({children}: {children: ReactNode}): ReactNode {
  useRevealedTarget();
  return <div className={`api-page ${styles.page}`}>{children}</div>;
}
