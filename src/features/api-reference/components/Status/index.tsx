import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A status with its second cue: a circle for success, a cross for failure. */
export default function Status({status}: {status: string}): ReactNode {
  return (
    <strong className={styles.status} translate="no">
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        {status.startsWith('2') ? (
          <circle cx="5" cy="5" r="4" fill="var(--tj-up)" />
        ) : (
          <path d="m1.5 1.5 7 7m0-7-7 7" stroke="var(--tj-down)" strokeWidth="2" />
        )}
      </svg>
      {status}
    </strong>
  );
}
