// Change: puts a filter box above the operations of the API reference. Wraps the original; breaks only if the prop `level` goes away.
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import onDemand from '@site/src/components/shared/OnDemand';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import type {ReactNode} from 'react';

const SidebarFilter = onDemand(() => import('@site/src/components/api/SidebarFilter'));

export default function DocSidebarItemsWrapper(props: Props): ReactNode {
  const isApi = useActivePlugin()?.pluginId === 'api';
  if (!isApi || props.level !== 1) return <DocSidebarItems {...props} />;
  return <SidebarFilter items={props.items}>{(items) => <DocSidebarItems {...props} items={items} />}</SidebarFilter>;
}
