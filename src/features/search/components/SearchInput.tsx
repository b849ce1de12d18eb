import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';
import styles from './Results/styles.module.css';
import SearchIcon from './SearchIcon';
import {fieldLabel} from './texts';

export default function SearchInput({
  onValue,
  ...props
}: ComponentProps<'input'> & {onValue: (value: string) => void}): ReactNode {
  return (
    <>
      <SearchIcon size={18} />
      <input
        className={styles.input}
        placeholder={translate({
          id: 'search.placeholder',
          message: 'Search pages, settings, API operations',
        })}
        aria-label={fieldLabel()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onValue(event.target.value)}
        {...props}
      />
    </>
  );
}
