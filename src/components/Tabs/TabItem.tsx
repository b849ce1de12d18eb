import type {ReactNode} from 'react';

export interface TabItemProps {
  value: string;
  /** What the tab says; the value when omitted. */
  label?: string;
  /** Shown first, before a reader chose. */
  default?: boolean;
  children?: ReactNode;
}

/** One of several versions of text. Tabs read its properties, and show it as one of their panels. */
export function TabItem({children}: TabItemProps): ReactNode {
  return children;
}
