import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Draws a list as cards next to each other. A card is a title, with text or with a list of links below it. */
export default function Cards({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
