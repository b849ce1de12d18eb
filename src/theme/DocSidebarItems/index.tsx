// Change: the filter box of the API reference, and the entry of the page is in view. Wraps the original.
import useBaseUrl from '@docusaurus/useBaseUrl';
import {apiMenu} from '@site/src/features/api-reference/components/SidebarFilter/frame';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import {useEffect, type ReactNode} from 'react';

/** When to look: immediately, and when the group of the page's entry has opened; in milliseconds. */
const delays = [0, 300];

/** Scrolls each menu, not the page, to the entry of the page if that is out of view. */
function showActive(): void {
  for (const menu of document.querySelectorAll('.menu')) {
    const entry = menu.querySelector('[aria-current=page]')?.getBoundingClientRect();
    if (entry && (entry.top < 0 || entry.bottom > window.innerHeight))
      menu.scrollTop += entry.top - window.innerHeight / 2;
  }
}

export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  const {level, activePath, items} = props;
  const isApi = activePath.startsWith(useBaseUrl('/api'));
  useEffect(() => {
    if (level !== 1) return undefined;
    const timers = delays.map((delay) => window.setTimeout(showActive, delay));
    return () => timers.forEach(window.clearTimeout);
  }, [level, activePath]);
  const {Filter} = apiMenu;
  if (!Filter || !isApi || level !== 1) return <DocSidebarItems {...props} />;
  return <Filter items={items}>{(shown) => <DocSidebarItems {...props} items={shown} />}</Filter>;
}
