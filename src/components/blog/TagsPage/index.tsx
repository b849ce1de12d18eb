import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage, {type Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

/** The theme's list of tags with a description for search engines, which it lacks. */
export default function BlogTagsPage(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description={translate({id: 'blog.tags.description', message: 'The tags of the Tianji blog with the number of posts under each, to find what was written on a topic.'})} />
    </>
  );
}
