import '@site/src/css/api.css';
import SidebarFilter from '@site/src/features/api-reference/components/SidebarFilter';
import {apiMenu} from '@site/src/features/api-reference/components/SidebarFilter/frame';
import DocRoot from '@theme/DocRoot';
import type {ComponentProps, ReactNode} from 'react';

apiMenu.Filter = SidebarFilter;

/**
 * Frame of the pages of the API reference. The class is for the style sheets: the one that Docusaurus sets on `html` is missing for a moment
 * during hydration, and the text would move.
 */
export default function ApiDocRoot(props: ComponentProps<typeof DocRoot>): ReactNode {
  return (
    <div className="api-reference">
      <DocRoot {...props} />
    </div>
  );
}
