import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import FilterField from '@site/src/components/FilterField';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {filterEntries} from './filter';
import styles from './styles.module.css';

/** Narrows the rows or points below it, which stay part of the Markdown page, to those that contain what is typed. */
export default function PageFilter({of}: {of: 'tr' | 'li'}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(0);
  useEffect(() => setCount(filterEntries(root.current, of, query)), [of, query]);
  return (
    <div ref={root} className={clsx(styles.filter, of === 'li' && styles.list)}>
      <FilterField
        label={translate({
          message: 'Filter this page',
          description: 'Field above a long list of entries',
        })}
        value={query}
        count={query.trim() ? count : undefined}
        found={translate(
          {
            message: '{count} match|{count} matches',
            description:
              'Number of entries that the filter of a page found, in the plural forms of the language',
          },
          {count: String(count)},
        )}
        none={translate({message: 'No matches on this page.'})}
        onValue={setQuery}
      />
    </div>
  );
}
