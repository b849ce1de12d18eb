import {timelineOf, type Release} from '@site/src/features/changelog/releases';
import type {ReactNode} from 'react';
import {usePlainLinks} from '../usePlainLinks';
import styles from './styles.module.css';

/** All releases on one time axis, each a link for the pointer. The list below has the same links for the keyboard and screen readers. */
export default function ReleaseTimeline({releases}: {releases: Release[]}): ReactNode {
  const {marks, years} = timelineOf(releases);
  return (
    <div
      className={styles.timeline}
      aria-hidden="true"
      data-no-print=""
      data-no-twin=""
      data-no-search=""
      {...usePlainLinks()}>
      {marks.map(({position, label, release: {title, permalink}}, index) => (
        <a
          key={position}
          href={permalink}
          title={title}
          tabIndex={-1}
          className={styles.mark}
          data-label={label}
          data-latest={index === 0 || undefined}
          style={{insetInlineStart: `${position}%`}}
        />
      ))}
      {years.map(({position, year}) => (
        <span key={year} className={styles.year} style={{insetInlineStart: `${position}%`}}>
          {year}
        </span>
      ))}
    </div>
  );
}
