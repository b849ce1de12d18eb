import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** HTTP method as a badge: the fill tells the effect, the word is always there. */
export default function Method({method}: {method: string}): ReactNode {
  return (
    <span className={`${styles.badge} ${styles[method.toLowerCase()] ?? ''}`} translate="no">
      {method.toUpperCase()}
    </span>
  );
}
