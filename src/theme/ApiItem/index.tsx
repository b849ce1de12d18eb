// Change: a page of the site's own: text and samples side by side, stacked where there is no room. Replaces the original of docusaurus-theme-openapi-docs,
// which loads the whole console with the page; src/features/api-reference/remark-reference.ts puts it around what the OpenAPI plugin writes.
import {useLocation} from '@docusaurus/router';
import styles from '@site/src/features/api-reference/components/layout.module.css';
import {useEffect, type ReactNode} from 'react';

/** Opens everything around the field that the URL names, so that a deep link into a closed part shows it. */
function useRevealedTarget(): void {
  const {hash} = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!target) return;
    let closed = false;
    for (
      let node = target.closest('details');
      node;
      node = node.parentElement?.closest('details') ?? null
    ) {
      closed ||= !node.open;
      node.open = true;
    }
    if (closed) target.scrollIntoView();
  }, [hash]);
}

/** Page of an operation: its head and what it does, then its parts and the samples. */
export default function ApiItem({children}: {children: ReactNode}): ReactNode {
  useRevealedTarget();
  return <div className={`api-page ${styles.page}`}>{children}</div>;
}
