import {useHistory} from '@docusaurus/router';
import type {MouseEvent} from 'react';

/** Opens plain links of this site without loading it again. */
export function usePlainLinks(): (event: MouseEvent) => void {
  const history = useHistory();
  return (event) => {
    const link = (event.target as Element).closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.origin !== window.location.origin) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };
}
