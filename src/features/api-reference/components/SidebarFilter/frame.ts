import {createContext, type ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Puts something around the items of a sidebar. */
export type SidebarFrame = (items: readonly PropSidebarItem[], draw: (items: PropSidebarItem[]) => ReactNode) => ReactNode;

/** What a kind of documentation puts around the items of its sidebar; nothing where it is null. */
export const SidebarFrameContext = createContext<SidebarFrame | null>(null);
