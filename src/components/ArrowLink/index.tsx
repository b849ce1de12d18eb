import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Arrow from './arrow.svg';
import styles from './styles.module.css';

/** A link with an arrow, which leads on. */
export default function ArrowLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <Link to={to} className={styles.link}>
      {children}
      <Arrow className={styles.arrow} />
    </Link>
  );
}
