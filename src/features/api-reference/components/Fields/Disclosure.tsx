import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** A part of the page that is closed until the reader opens it. */
const Disclosure = ({summary, open, children}: Props): ReactNode => (
  <details className={`panel ${styles.disclosure}`} open={open}>
    <summary>{summary}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);

export default Disclosure;
