import {translate} from '@docusaurus/Translate';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import FilterField from '@site/src/components/FilterField';
import {useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {filterSidebar} from './filter';

interface Props {
  items: readonly PropSidebarItem[];
  children: (items: readonly PropSidebarItem[]) => ReactNode;
}

/** Filter box for the operations in the sidebar: by title, operation ID, method, or group. */
export default function SidebarFilter({items, children}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const box = useRef<HTMLInputElement>(null);
  // Text that was typed before hydration counts, too.
  useEffect(() => setQuery(box.current?.value ?? ''), []);
  const appliedQuery = useDeferredValue(query);
  const found = useMemo(() => filterSidebar(items, appliedQuery), [items, appliedQuery]);
  return (
    <>
      <li className="api-filter">
        <FilterField
          field={box}
          label={translate({message: 'Filter operations'})}
          value={query}
          count={appliedQuery.trim() ? found.length : undefined}
          found={translate(
            {
              message: '{count} operation|{count} operations',
              description:
                'Number of operations that the filter found, in the plural forms of the language',
            },
            {count: String(found.length)},
          )}
          none={translate({message: 'No matching operations.'})}
          onValue={setQuery}
        />
      </li>
      {children(found)}
    </>
  );
}
