import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** A way on: a link with a drawn arrow. */
export default function ArrowLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <Link to={to} className={styles.link}>
      {children}
      <svg className={styles.arrow} viewBox="0 0 14 8" width="14" height="8" aria-hidden="true">
        <path d="M0 4h12.5M9.5 1l3 3-3 3" fill="none" stroke="currentColor" strokeWidth="1.25" />
      </svg>
    </Link>
  );
}
