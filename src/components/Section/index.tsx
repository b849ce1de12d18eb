import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** English, used as the anchor. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** A way on, under the lead. */
  more?: ReactNode;
  /** Heading above the content instead of next to it. */
  wide?: boolean;
  children: ReactNode;
}

/** A section of a marketing page: a rule divided like a scale, a heading, its content. */
export default function Section({id, title, lead, more, wide = false, children}: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={clsx('ruler', styles.rule)} aria-hidden="true" />
      <div className={clsx(styles.grid, wide && styles.wide, 'when-near')}>
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {lead && <p>{lead}</p>}
          {more && <p>{more}</p>}
        </header>
        <div className={clsx(styles.body, 'when-near')}>{children}</div>
      </div>
    </section>
  );
}
