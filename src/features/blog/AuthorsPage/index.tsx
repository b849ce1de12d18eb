import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsListPage, {type Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

/** The theme's list of authors with a description for search engines, which it lacks. */
export default function BlogAuthorsPage(props: Props): ReactNode {
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <PageMetadata
        description={translate({
          id: 'blog.authors.description',
          message: 'Meet the authors of the Tianji blog, and see how many posts each of them has written.',
        })}
      />
    </>
  );
}
