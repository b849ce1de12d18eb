import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {MDXProvider} from '@mdx-js/react';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** In the list the release is a heading of level 2, so its kinds are one deeper; ids stay with the page of the release. */
const components = {h2: ({children}: ComponentProps<'h2'>) => <Heading as="h3">{children}</Heading>};

/** A release in the time line. */
export default function Entry({children, latest, kinds}: {children: ReactNode; latest: boolean; kinds: string}): ReactNode {
  const {title, permalink, date} = useBlogPost().metadata;
  const format = useDateTimeFormat({day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
  return (
    <article className={styles.entry} data-kinds={kinds} data-latest={latest || undefined}>
      <time className={styles.date} dateTime={date}>
        {format.format(new Date(date))}
      </time>
      <Heading as="h2" className={styles.version}>
        <Link to={permalink}>{title}</Link>
      </Heading>
      <div className={`${styles.body} changelog-body`}>
        <MDXContent>
          <MDXProvider components={components}>{children}</MDXProvider>
        </MDXContent>
      </div>
    </article>
  );
}
