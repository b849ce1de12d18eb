import {scale, type Release} from '@site/src/features/changelog/releases';
import type {ReactNode} from 'react';
import {usePlainLinks} from '../usePlainLinks';
import styles from './styles.module.css';

/** All releases on one time axis, each a link for the pointer. The list below has the same links for the keyboard and screen readers. */
export default function Scale({releases}: {releases: Release[]}): ReactNode {
  const {marks, years} = scale(releases);
  return (
    <div
      className={styles.scale}
      aria-hidden="true"
      data-no-print=""
      data-no-twin=""
      data-no-search=""
      {...usePlainLinks()}>
      {marks.map(({place, label, release: {title, permalink}}, index) => (
        <a
          key={place}
          href={permalink}
          title={title}
          tabIndex={-1}
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
