import type SidebarFilter from '.';

/** The filter of the API's menu, once a page of the API is loaded: the scripts of other pages don't contain it. */
export const apiMenu: {Filter?: typeof SidebarFilter} = {};
