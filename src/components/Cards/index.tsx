import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Draws a list as cards beside one another. A card is a title, with a text or with a list of links below it. */
export default function Cards({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
