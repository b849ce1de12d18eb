// Change: puts the frame of the page's kind around the items (the filter box of the API reference). Wraps the original; breaks only if
// the prop `level` goes away.
import {SidebarFrame} from '@site/src/components/api/SidebarFilter/frame';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import {useContext, type ReactNode} from 'react';

export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  const Frame = useContext(SidebarFrame);
  if (!Frame || props.level !== 1) return <DocSidebarItems {...props} />;
  return <Frame items={props.items}>{(items) => <DocSidebarItems {...props} items={items} />}</Frame>;
}
