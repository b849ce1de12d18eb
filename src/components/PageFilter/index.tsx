import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import FilterField from '@site/src/components/FilterField';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

const normalize = (text: string): string => text.toLowerCase().replaceAll('’', "'");

const setHidden = (element: Element, isHidden: boolean): boolean =>
  element.toggleAttribute('data-filtered', isHidden);

/**
 * Hides what doesn't contain all words of a query, and headings and paragraphs without a match below them.
 * For "jwt secret", the row of `JWT_SECRET` stays, with its table and the headings above it.
 * @param start element whose following siblings are filtered
 * @returns number of entries that contain the words
 */
function filterEntries(start: Element | null, tag: 'tr' | 'li', query: string): number {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  const entries = tag === 'tr' ? 'tbody > tr:has(a[id])' : 'li:has(a)';
  let count = 0;
  /** The headings that the block is below, such as its H2 and its H3. */
  let headings: Element[] = [];
  for (let block = start?.nextElementSibling; block; block = block.nextElementSibling) {
    if (/^H[2-4]$/.test(block.tagName))
      headings = [...headings.filter(({tagName}) => tagName < block.tagName), block];
    const matches = [...block.querySelectorAll(entries)].filter((entry) => {
      const text = normalize(entry.textContent);
      return !setHidden(entry, !words.every((word) => text.includes(word)));
    });
    count += matches.length;
    setHidden(block, words.length > 0 && matches.length === 0);
    if (matches.length > 0) for (const heading of headings) setHidden(heading, false);
  }
  return count;
}

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
