import {createContext, type ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Puts something around the items of a sidebar. */
export type SidebarFrame = (
  items: readonly PropSidebarItem[],
  draw: (items: readonly PropSidebarItem[]) => ReactNode,
) => ReactNode;

/** What a kind of documentation puts around the items of its sidebar; nothing where it is null. */
export const SidebarFrameContext = createContext<SidebarFrame | null>(null);

/** The same for the menu of a phone: the theme draws it outside of the documentation, where no context reaches it. */
export const phoneFrame: {current: SidebarFrame | null} = {current: null};
