import {translate} from '@docusaurus/Translate';
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogArchivePage';
import type {ReactNode} from 'react';
import BlogPage from './BlogPage';
import LinkList from './LinkList';

/** All posts by year. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const format = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  const posts = archive.blogPosts
    .map(({metadata: {title, permalink, date, unlisted}}) => ({title, permalink, date, unlisted}))
    .sort((a, b) => String(b.date).localeCompare(String(a.date)));
  return (
    <BlogPage
      // The theme's archive has no sidebar, so its route has no data for one.
      sidebar={{title: translate({message: 'All posts'}), items: posts}}
      title={translate({id: 'theme.blog.archive.title', message: 'Archive'})}
      description={translate({
        message:
          'Browse all posts of the Tianji blog on monitoring and website analytics by year, newest first.',
      })}>
      {groupBlogSidebarItemsByYear(posts).map(([year, ofYear]) => (
        <LinkList
          key={year}
          heading={year}
          rows={ofYear.map(({permalink, title, date}) => ({
            to: permalink,
            name: title,
            fact: <time dateTime={String(date)}>{format.format(new Date(date))}</time>,
          }))}
        />
      ))}
    </BlogPage>
  );
}
