import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {Release} from '@site/src/features/changelog/releases';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

/** A release in the time line. */
export default function Entry({release, latest}: {release: Release; latest: boolean}): ReactNode {
  const {title, permalink, date, kinds, html} = release;
  const history = useHistory();
  const format = useDateTimeFormat({day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

  // Links of the text are plain: those of this site are opened without loading it again.
  const open = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.origin !== window.location.origin) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };

  return (
    <article className={styles.entry} data-kinds={kinds.join(' ')} data-latest={latest || undefined}>
      <time className={styles.date} dateTime={date}>
        {format.format(new Date(date))}
      </time>
      <Heading as="h2" className={styles.version}>
        <Link to={permalink}>{title}</Link>
      </Heading>
      <div className={clsx(styles.body, 'changelog-body')} onClick={open} dangerouslySetInnerHTML={{__html: html}} />
    </article>
  );
}
