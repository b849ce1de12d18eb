import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState, type MouseEvent, type ReactNode} from 'react';

/** HTML that the server rendered, on the page that the reader opened. */
const serverHtml = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.querySelector('[data-static]')?.innerHTML;

/**
 * Content without behavior, once on a page. On the page that the reader opens, the HTML of the server stays as it is, because rendering
 * hundreds of fields once more blocks a phone. On pages that follow, the browser renders it.
 */
export default function Static({children}: {children: ReactNode}): ReactNode {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const [html] = useState(() => (isBrowser ? undefined : serverHtml()));
  if (html === undefined) return <div data-static="">{children}</div>;

  /** Links of the site don't load a new page. Links that React rendered have done the same before. */
  function follow(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    const {defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey} = event;
    if (!link || defaultPrevented || button || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  }
  return (
    <div
      data-static=""
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
