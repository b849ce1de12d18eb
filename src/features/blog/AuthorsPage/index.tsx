import {translate} from '@docusaurus/Translate';
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal';
import IndexPage, {usePostCount} from '@site/src/features/blog/IndexPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

/** All authors, with the number of posts of each. */
export default function BlogAuthorsPage({authors, sidebar}: Props): ReactNode {
  const posts = usePostCount();
  return (
    <IndexPage
      sidebar={sidebar}
      title={translateBlogAuthorsListPageTitle()}
      description={translate({
        id: 'blog.authors.description',
        message:
          'Meet the authors of the Tianji blog, and see how many posts each of them has written.',
      })}
      groups={[
        {
          rows: authors.map(({page, url, name, title, count}) => ({
            to: page?.permalink ?? url ?? '/blog',
            name: name ?? '',
            fact: posts(count),
            note: title,
          })),
        },
      ]}
    />
  );
}
