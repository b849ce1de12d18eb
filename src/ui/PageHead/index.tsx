import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  lead: ReactNode;
}

/** Headline of a marketing page, with its lead beside it. */
export default function PageHead({title, lead}: Props): ReactNode {
  return (
    <header className={styles.head}>
      <h1 className="page-title">{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
