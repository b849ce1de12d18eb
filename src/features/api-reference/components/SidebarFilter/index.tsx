import {translate} from '@docusaurus/Translate';
import {
  filterSidebar,
  type SidebarEntry,
} from '@site/src/features/api-reference/model/sidebar-filter';
import FilterField from '@site/src/components/FilterField';
import {useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';

interface Props<T> {
  items: readonly T[];
  children: (items: T[]) => ReactNode;
}

/** Filter box for the operations in the sidebar: by title, operation id or method. */
export default function SidebarFilter<T extends SidebarEntry>({
  items,
  children,
}: Props<T>): ReactNode {
  const [query, setQuery] = useState('');
  const box = useRef<HTMLInputElement>(null);
  // What was typed before the page came to life counts too.
  useEffect(() => setQuery(box.current?.value ?? ''), []);
  const wanted = useDeferredValue(query);
  const {items: shown, count} = useMemo(() => filterSidebar(items, wanted), [items, wanted]);
  return (
    <>
      <li className="api-filter">
        <FilterField
          field={box}
          label={translate({id: 'api.filter', message: 'Filter operations'})}
          value={query}
          count={wanted.trim() ? count : undefined}
          found={translate(
            {
              id: 'api.filter.count',
              message: '{count} operation|{count} operations',
              description:
                'Number of operations that the filter found, in the plural forms of the language',
            },
            {count: String(count)},
          )}
          none={translate({id: 'api.filter.none', message: 'No matching operations.'})}
          onValue={setQuery}
        />
      </li>
      {children(shown)}
    </>
  );
}
