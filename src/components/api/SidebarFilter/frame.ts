import {createContext, type ComponentType, type ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

export interface SidebarFrameProps {
  items: readonly PropSidebarItem[];
  children: (items: PropSidebarItem[]) => ReactNode;
}

/** What a kind of documentation puts around the items of its sidebar; nothing where it is null. */
export const SidebarFrame = createContext<ComponentType<SidebarFrameProps> | null>(null);
