// Change: the site's own search instead of the theme's empty slot. Replaces the original; it takes no props.
import SearchButton from '@site/src/features/search/components/SearchButton';
import type {ReactNode} from 'react';

/** Door to the search in the navigation bar. */
export default function SearchBar(): ReactNode {
  return <SearchButton />;
}
