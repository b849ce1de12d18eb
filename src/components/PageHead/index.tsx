import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Headline of a marketing page, with its lead next to it. */
export default function PageHead({title, lead}: {title: ReactNode; lead: ReactNode}): ReactNode {
  return (
    <header className={styles.head}>
      <h1 className="page-title margin--none">{title}</h1>
      <p className={`lead ${styles.lead}`}>{lead}</p>
    </header>
  );
}
