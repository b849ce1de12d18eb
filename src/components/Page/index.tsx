import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The measure of a marketing page. */
export default function Page({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.page}>{children}</div>;
}
