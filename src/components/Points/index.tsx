import type {ReactNode} from 'react';
import {gap} from '../punctuation';
import styles from './styles.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** A short list of points with lines between them. */
export function Points({title, children}: Props): ReactNode {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}

/** A point, which begins with its title. */
export function Point({title, children}: Props): ReactNode {
  return (
    <li className={styles.point}>
      <strong>{title}</strong>
      {gap()}
      {children}
    </li>
  );
}
