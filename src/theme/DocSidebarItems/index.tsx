// Change: puts a filter box above the operations of the API reference. Wraps the original; breaks only if the prop `level` goes away.
import SidebarFilter from '@site/src/components/api/SidebarFilter';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import type {ReactNode} from 'react';

export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  const isApi = useActivePlugin()?.pluginId === 'api';
  if (!isApi || props.level !== 1) return <DocSidebarItems {...props} />;
  return <SidebarFilter items={props.items}>{(items) => <DocSidebarItems {...props} items={items} />}</SidebarFilter>;
}
