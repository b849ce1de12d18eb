import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A status with its second cue: a circle for success, a cross for failure. */
export default function Status({status}: {status: string}): ReactNode {
  const good = status.startsWith('2');
  return (
    <strong className={good ? styles.good : styles.bad} translate="no">
      <svg
        viewBox="0 0 10 10"
        width="10"
        height="10"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2">
        {good ? (
          <circle cx="5" cy="5" r="4" fill="currentColor" stroke="none" />
        ) : (
          <path d="m1.5 1.5 7 7m0-7-7 7" />
        )}
      </svg>
      {status}
    </strong>
  );
}
