import SidebarFilter from '@site/src/components/api/SidebarFilter';
import {SidebarFrame} from '@site/src/components/api/SidebarFilter/frame';
import DocRoot from '@theme/DocRoot';
import type {ComponentProps, ReactNode} from 'react';

/** Frame of the pages of the API reference: the theme's, with a filter box above the operations. No other page carries the filter. */
export default function ApiDocRoot(props: ComponentProps<typeof DocRoot>): ReactNode {
  return (
    <SidebarFrame value={SidebarFilter}>
      <DocRoot {...props} />
    </SidebarFrame>
  );
}
