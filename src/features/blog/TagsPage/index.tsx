import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage, {type Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

/** The theme's list of tags with a description for search engines, which it lacks. */
export default function BlogTagsPage(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata
        description={translate({
          id: 'blog.tags.description',
          message: 'Browse the Tianji blog by topic. Each tag shows how many posts there are about it.',
        })}
      />
    </>
  );
}
