import type {ReactNode} from 'react';

export interface TabItemProps {
  value: string;
  /** What the tab says; the value when omitted. */
  label?: string;
  /** Shown first, before a reader chose. */
  default?: boolean;
  children?: ReactNode;
}

/** One of several versions of text, whose properties Tabs reads. */
export const TabItem = ({children}: TabItemProps): ReactNode => children;
