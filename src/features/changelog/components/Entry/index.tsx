import Link from '@docusaurus/Link';
import type {Release} from '@site/src/features/changelog/releases';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A release in the list: its date, its versions, and its changes. */
export default function Entry({release}: {release: Release}): ReactNode {
  const {title, permalink, date, day, kinds, html} = release;
  return (
    <article className={clsx(styles.entry, 'when-near')} data-kind={kinds.join(' ')}>
      <time className={styles.date} dateTime={date}>
        {day}
      </time>
      <Heading as="h2" className={styles.version}>
        <Link className="quiet-link" to={permalink}>
          {title}
        </Link>
      </Heading>
      <div
        className={clsx(styles.body, 'changelog-body')}
        dangerouslySetInnerHTML={{__html: html}}
      />
    </article>
  );
}
