import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';
import SearchIcon from './SearchIcon';
import {fieldLabel} from './texts';

/** Longer ones are pasted by mistake. */
export const maxQuery = 200;

/** The field of the dialog and of the page of results. */
export default function SearchInput({
  onValue,
  ...props
}: ComponentProps<'input'> & {onValue: (value: string) => void}): ReactNode {
  return (
    <>
      <SearchIcon />
      <input
        placeholder={translate({
          id: 'search.placeholder',
          message: 'Search pages, settings, API operations',
        })}
        aria-label={fieldLabel()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxQuery}
        enterKeyHint="search"
        onChange={(event) => onValue(event.target.value)}
        {...props}
      />
    </>
  );
}
