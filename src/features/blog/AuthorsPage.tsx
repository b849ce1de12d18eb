import {translate} from '@docusaurus/Translate';
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';
import BlogPage from './BlogPage';
import {useCount} from './counts';
import LinkList from './LinkList';

/** All authors, with the number of posts of each. */
export default function BlogAuthorsPage({authors, sidebar}: Props): ReactNode {
  const countText = useCount('posts');
  return (
    <BlogPage
      sidebar={sidebar}
      title={translateBlogAuthorsListPageTitle()}
      description={translate({
        message:
          'Meet the authors of the Tianji blog, and see how many posts each of them has written.',
      })}>
      <LinkList
        rows={authors.map(({page, url, name, title, count}) => ({
          to: page?.permalink ?? url ?? '/blog',
          name: name ?? '',
          fact: countText(count),
          note: title,
        }))}
      />
    </BlogPage>
  );
}
