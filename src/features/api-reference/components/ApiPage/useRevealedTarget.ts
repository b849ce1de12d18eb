import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';

/** Opens everything around the field that the address names, so that a deep link into a closed part shows it. */
export function useRevealedTarget(): void {
  const {hash} = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!target) return;
    let closed = false;
    for (let node = target.closest('details'); node; node = node.parentElement?.closest('details') ?? null) {
      closed ||= !node.open;
      node.open = true;
    }
    if (closed) target.scrollIntoView();
  }, [hash]);
}
