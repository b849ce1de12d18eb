import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {share} from '@site/src/ui/plot';
import styles from './figures.module.css';

export interface Bar {
  label: string;
  value: number;
  shown: string;
  /** Drawn as an outline: not sorted into anything. */
  open?: boolean;
}

interface Props {
  bars: readonly Bar[];
  kind: 'traffic' | 'measured' | 'answer';
}

/** Bars from zero, each beside its number. */
export default function Bars({bars, kind}: Props): ReactNode {
  const longest = Math.max(...bars.map(({value}) => value));
  return (
    <dl className={clsx(styles.bars, styles[kind])}>
      {bars.map(({label, value, shown, open}) => (
        <div key={label} className={styles.barRow}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.track} aria-hidden="true">
              <span className={clsx(styles.bar, open && styles.open)} style={{inlineSize: share(value / longest)}} />
            </span>
            <span className={styles.number}>{shown}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
