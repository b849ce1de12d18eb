import {translate} from '@docusaurus/Translate';
import {translateTagsPageTitle} from '@docusaurus/theme-common';
import BlogPage from '@site/src/features/blog/BlogPage';
import {TagList, usePostCount} from '@site/src/features/blog/LinkList';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

/** All tags, with the number of posts of each. */
export default function BlogTagsPage({tags, sidebar}: Props): ReactNode {
  return (
    <BlogPage
      sidebar={sidebar}
      title={translateTagsPageTitle()}
      description={translate({
        message:
          'Browse the Tianji blog by topic. Each tag shows how many posts there are about it.',
      })}>
      <TagList tags={tags} countText={usePostCount()} />
    </BlogPage>
  );
}
