import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** All posts by year, newest first. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const format = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = translate({
    id: 'blog.archive.description',
    message: 'Browse all posts of the Tianji blog on monitoring and website analytics by year, newest first.',
  });
  const posts = archive.blogPosts.map(({metadata}) => metadata).sort((a, b) => String(b.date).localeCompare(String(a.date)));
  const years = [...new Set(posts.map(({date}) => String(date).slice(0, 4)))];
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, styles.archive)}>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className={clsx('container', styles.page)}>
          <h1 className={styles.title}>{title}</h1>
          {years.map((year) => (
            <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
              <h2 id={`year-${year}`} className={styles.number}>
                {year}
              </h2>
              <ul className={styles.posts}>
                {posts
                  .filter(({date}) => String(date).startsWith(year))
                  .map(({permalink, title: post, date}) => (
                    <li key={permalink} className={styles.post}>
                      <time dateTime={String(date)} className={styles.date}>
                        {format.format(new Date(date))}
                      </time>
                      <Link to={permalink}>{post}</Link>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
