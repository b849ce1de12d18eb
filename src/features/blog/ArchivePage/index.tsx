import {translate} from '@docusaurus/Translate';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import BlogPage from '@site/src/features/blog/BlogPage';
import LinkList from '@site/src/features/blog/LinkList';
import type {Props} from '@theme/BlogArchivePage';
import type {ReactNode} from 'react';

const yearOf = ({date}: {date: Date | string}): string => String(date).slice(0, 4);

/** All posts by year. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const format = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  const posts = archive.blogPosts
    .map(({metadata}) => metadata)
    .sort((a, b) => String(b.date).localeCompare(String(a.date)));
  const years = [...new Set(posts.map(yearOf))];
  return (
    <BlogPage
      // The theme's archive has no sidebar, so its route has no data for one.
      sidebar={{
        title: translate({message: 'All posts'}),
        items: posts.map(({title, permalink, date, unlisted}) => ({
          title,
          permalink,
          date,
          unlisted,
        })),
      }}
      title={translate({id: 'theme.blog.archive.title', message: 'Archive'})}
      description={translate({
        message:
          'Browse all posts of the Tianji blog on monitoring and website analytics by year, newest first.',
      })}>
      {years.map((year) => (
        <LinkList
          key={year}
          heading={year}
          rows={posts
            .filter((post) => yearOf(post) === year)
            .map(({permalink, title, date}) => ({
              to: permalink,
              name: title,
              fact: <time dateTime={String(date)}>{format.format(new Date(date))}</time>,
            }))}
        />
      ))}
    </BlogPage>
  );
}
