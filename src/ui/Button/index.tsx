import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  to: string;
  /** The one primary action of a view carries the lamp colour. */
  primary?: boolean;
  /** Says more than the visible text where several buttons read alike. */
  label?: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export default function Button({to, primary = false, label, children}: Props): ReactNode {
  return (
    <Link to={to} className={clsx(styles.button, primary && styles.primary)} aria-label={label}>
      {children}
    </Link>
  );
}
