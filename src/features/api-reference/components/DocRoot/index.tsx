import '@site/src/css/api.css';
import SidebarFilter from '@site/src/features/api-reference/components/SidebarFilter';
import {
  phoneFrame,
  SidebarFrameContext,
  type SidebarFrame,
} from '@site/src/features/api-reference/components/SidebarFilter/frame';
import DocRoot from '@theme/DocRoot';
import {useEffect, type ComponentProps, type ReactNode} from 'react';

const withFilter: SidebarFrame = (items, draw) => (
  <SidebarFilter items={items}>{draw}</SidebarFilter>
);

/**
 * Frame of the pages of the API reference: the theme's, with a filter box above the operations. No other page contains the filter. The class
 * is for the style sheets: the one that Docusaurus sets on `html` is missing for a moment during hydration, and the text would move.
 */
export default function ApiDocRoot(props: ComponentProps<typeof DocRoot>): ReactNode {
  useEffect(() => {
    phoneFrame.current = withFilter;
    return () => {
      phoneFrame.current = null;
    };
  }, []);
  return (
    <SidebarFrameContext value={withFilter}>
      <div className="api-reference">
        <DocRoot {...props} />
      </div>
    </SidebarFrameContext>
  );
}
