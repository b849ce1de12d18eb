// Change: puts the frame of the page's kind around the items (the filter box of the API reference). Wraps the original; breaks only if
// the prop `level` goes away.
import {SidebarFrameContext} from '@site/src/features/api-reference/components/SidebarFilter/frame';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import {useContext, type ReactNode} from 'react';

export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  const frame = useContext(SidebarFrameContext);
  if (!frame || props.level !== 1) return <DocSidebarItems {...props} />;
  return frame(props.items, (items) => <DocSidebarItems {...props} items={items} />);
}
