// Change: puts the frame of the page's kind around the items (the filter box of the API reference), and shows the entry of the page in the
// middle of its menu. Wraps the original; breaks only if the prop `level` or the class `menu` goes away.
import {
  phoneFrame,
  SidebarFrameContext,
} from '@site/src/features/api-reference/components/SidebarFilter/frame';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import {useContext, useEffect, type ReactNode} from 'react';

/** Milliseconds in which the group of the page's entry opens. */
const groupOpensIn = 300;

/** Scrolls each menu, not the page, to the entry of the page if that is out of view. */
function showActive(): void {
  for (const menu of document.querySelectorAll('.menu')) {
    const entry = menu.querySelector('[aria-current=page]')?.getBoundingClientRect();
    if (!entry?.height) continue;
    const {top, bottom: menuBottom} = menu.getBoundingClientRect();
    const bottom = Math.min(menuBottom, window.innerHeight);
    if (entry.top < top || entry.bottom > bottom)
      menu.scrollTop += (entry.top + entry.bottom - top - bottom) / 2;
  }
}

export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  const {level, activePath, items} = props;
  const frame = useContext(SidebarFrameContext) ?? phoneFrame.current;
  useEffect(() => {
    if (level !== 1) return undefined;
    // With the next frame, whose layout has to be made anyway; measured immediately, the page would be laid out twice.
    const next = window.requestAnimationFrame(showActive);
    const timer = window.setTimeout(showActive, groupOpensIn);
    return () => {
      window.cancelAnimationFrame(next);
      window.clearTimeout(timer);
    };
  }, [level, activePath]);
  if (!frame || level !== 1) return <DocSidebarItems {...props} />;
  return frame(items, (shown) => <DocSidebarItems {...props} items={shown} />);
}
