import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState, type MouseEvent, type ReactNode} from 'react';

/** HTML of a part that the server drew, on the page that the reader opened. */
const serverHtml = (name: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector(`[data-static="${name}"]`)?.innerHTML;

/**
 * Content without behavior. On the page that the reader opens, the HTML of the server stays as it is, because to draw hundreds of fields once
 * more blocks a phone. On pages that follow, the browser draws it.
 * @param name unique on the page
 * @param children draws the content
 */
export default function Static({
  name,
  children,
}: {
  name: string;
  children: () => ReactNode;
}): ReactNode {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const [html] = useState(() => (isBrowser ? undefined : serverHtml(name)));
  if (html === undefined) return <div data-static={name}>{children()}</div>;

  /** Links of the site don't load a new page. Links that React drew have done the same before. */
  function follow(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    const {defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey} = event;
    if (!link || defaultPrevented || button || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  }
  return (
    <div
      data-static={name}
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
