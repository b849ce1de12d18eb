import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';
import {SearchIcon} from './SearchButton';

/** Label of the field and of its dialog. */
export const fieldLabel = (): string => translate({message: 'Search this site'});

/** The field of the dialog and of the page of results. */
export default function SearchInput({
  onValue,
  ...props
}: ComponentProps<'input'> & {onValue: (value: string) => void}): ReactNode {
  return (
    <>
      <SearchIcon />
      <input
        placeholder={translate({message: 'Search pages, settings, API operations'})}
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
