import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  title: string;
  points: readonly {title: string; text: string}[];
  /** A filled sign before what is done, a dash before what is not. */
  kind?: 'does' | 'does-not';
}

/** A short list on rules: each point begins with what matters. */
export default function Points({title, points, kind = 'does-not'}: Props): ReactNode {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={clsx(styles.list, kind === 'does' && styles.does)}>
        {points.map((point) => (
          <li key={point.title} className={styles.point}>
            <strong>{point.title}</strong> {point.text}
          </li>
        ))}
      </ul>
    </div>
  );
}
