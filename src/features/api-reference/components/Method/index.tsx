import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** HTTP method as a badge: the fill tells the effect, the word is always there. The menu shows the same badge by its style sheet alone. */
export default function Method({method}: {method: string}): ReactNode {
  return (
    <span className={`${styles.badge} ${method.toLowerCase()}`} translate="no">
      {method.toUpperCase()}
    </span>
  );
}
