import {scale} from '@site/src/features/changelog/releases';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** All releases on one time axis. The list below says the same, so it is hidden from screen readers. */
export default function Scale({releases}: {releases: {version: string; date: number}[]}): ReactNode {
  const {marks, years} = scale(releases);
  return (
    <div className={styles.scale} aria-hidden="true" data-no-print="" data-no-twin="" data-no-search="">
      {marks.map(({place, label}, index) => (
        <span
          key={place}
          className={styles.mark}
          data-label={label}
          data-latest={index === 0 || undefined}
          style={{insetInlineStart: `${place}%`}}
        />
      ))}
      {years.map(({place, year}) => (
        <span key={year} className={styles.year} style={{insetInlineStart: `${place}%`}}>
          {year}
        </span>
      ))}
    </div>
  );
}
