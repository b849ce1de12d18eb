// Change: the site's own search instead of the theme's empty slot. Replaces the original; it takes no props.
export {default} from '@site/src/features/search/components/SearchButton';
