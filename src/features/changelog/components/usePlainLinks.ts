import {useHistory} from '@docusaurus/router';
import type {MouseEvent, SyntheticEvent} from 'react';

interface Handlers {
  onClick: (event: MouseEvent) => void;
  onMouseOver: (event: SyntheticEvent) => void;
  onTouchStart: (event: SyntheticEvent) => void;
}

const linkAt = ({target}: SyntheticEvent): HTMLAnchorElement | null => {
  const link = (target as Element).closest('a');
  return link?.origin === window.location.origin ? link : null;
};

/** Handlers that open plain links of this site without loading it again, and load their pages as soon as they are pointed at or touched. */
export function usePlainLinks(): Handlers {
  const history = useHistory();
  const preload = (event: SyntheticEvent): void => {
    const link = linkAt(event);
    if (link) window.docusaurus.preload(link.pathname);
  };
  return {
    onMouseOver: preload,
    onTouchStart: preload,
    onClick: (event) => {
      const link = linkAt(event);
      const plain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || event.defaultPrevented) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    },
  };
}
